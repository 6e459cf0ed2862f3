export const id = 3077;
export const ids = [3077];
export const modules = {

/***/ 2044:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gk: () => (/* binding */ listReadings),
/* harmony export */   _w: () => (/* binding */ readJudgeReason),
/* harmony export */   cv: () => (/* binding */ readJudged),
/* harmony export */   gg: () => (/* binding */ wasAsked),
/* harmony export */   oQ: () => (/* binding */ NOBODY),
/* harmony export */   p7: () => (/* binding */ isReading),
/* harmony export */   sL: () => (/* binding */ isJudged)
/* harmony export */ });
/* harmony import */ var _model_run_judgments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70249);

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
/** Every reading of a judge behind the judgments of one trial, question by question; what was decided without asking is none. */
function listReadings(judgments) {
    const readings = (0,_model_run_judgments_js__WEBPACK_IMPORTED_MODULE_0__/* .splitReadings */ .k8)(judgments).map(({ said }) => said);
    return readings.filter(isReading);
}
/** Whether a judge was asked for it. */
function isReading(said) {
    return wasAsked(said) && !isDecided(said);
}
/** An empty answer is judged without a judge, and so by no model; a recorded judgment may lack its model too. */
function isDecided({ model, tokens, reasoning, claims }) {
    return model === undefined && tokens === 0 && (reasoning === _model_run_judgments_js__WEBPACK_IMPORTED_MODULE_0__/* .DECIDED */ .V1 || claims?.length === 0);
}


/***/ }),

/***/ 52545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V_: () => (/* binding */ canonicalModelName),
/* harmony export */   gW: () => (/* binding */ normalizeModelName),
/* harmony export */   qe: () => (/* binding */ isFreeModel)
/* harmony export */ });
/* harmony import */ var _model_undated_model_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50287);

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

/***/ 68674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A6: () => (/* binding */ costAtPrice),
/* harmony export */   Dc: () => (/* binding */ costOfReply),
/* harmony export */   KQ: () => (/* binding */ billsOf),
/* harmony export */   Mr: () => (/* binding */ completePricing),
/* harmony export */   QR: () => (/* binding */ statesOwnCost),
/* harmony export */   iZ: () => (/* binding */ priceByBase),
/* harmony export */   jQ: () => (/* binding */ costOfTokens),
/* harmony export */   vk: () => (/* binding */ findPrice)
/* harmony export */ });
/* unused harmony export DEFAULT_PRICING */
/* harmony import */ var _model_score_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44960);
/* harmony import */ var _remember_last_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19784);
/* harmony import */ var _normalize_model_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52545);



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
/**
 * The price list that a change is judged by: its base's, and for models (under any spelling or with any date) and route tiers that the
 * base has no price for, the change's own. So a change can bring a new model with its price, but not a new price for a model, nor
 * another `mode`.
 * @example priceByBase({ models: { m: cheap } }, { models: { m: dear, 'openai/m': dear, fresh: dear } }).models // { fresh: dear, m: cheap }
 */
function priceByBase(base, head) {
    const known = Object.keys(base.models);
    const fresh = Object.entries(head.models);
    const unpriced = fresh.filter(([model]) => (0,_normalize_model_name_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeModelName */ .gW)(model, known) === null);
    const tiers = { ...head.route_tiers, ...base.route_tiers };
    return {
        ...base,
        models: { ...Object.fromEntries(unpriced), ...base.models },
        ...(Object.keys(tiers).length > 0 && { route_tiers: tiers }),
    };
}
/**
 * What tokens cost in US dollars; none cost nothing, whoever was to be paid for them. Unscored where no price is known.
 * @example costOfTokens({ model: 'm', input_tokens: 1000, output_tokens: 100 }, { models: { m: { input: 3, output: 15 } } }) // $0.0045
 */
function costOfTokens({ model, ...usage }, pricing) {
    if (usage.input_tokens === 0 && usage.output_tokens === 0)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .scored */ .lD)(0);
    return costOfReply({ answer: '', ...(model !== null && { model }), usage }, pricing);
}
/**
 * The prices that docs/sources.md names, in US dollars for 1,000,000 tokens. They carry no date and providers change
 * theirs, so a suite that gates on dollars should set `pricing` itself.
 */
const DEFAULT_PRICING = {
    as_of: 'undated (docs/sources.md)',
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
const costOfReply = (0,_remember_last_js__WEBPACK_IMPORTED_MODULE_2__/* .rememberLast */ .m)((reply, pricing) => {
    if (reply.cost_usd !== undefined)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .scored */ .lD)(reply.cost_usd);
    const bills = billsOf(reply);
    let dollars = 0;
    for (const [index, bill] of bills.entries()) {
        const cost = costOfBill(bill, pricing);
        if (cost.kind === 'scored')
            dollars += cost.value;
        else
            return bills.length === 1 ? cost : (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .unscored */ .c7)(`attempt ${index + 1} of ${bills.length}: ${cost.reason}`);
    }
    return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .scored */ .lD)(dollars);
});
function costOfBill(bill, pricing) {
    const { input_tokens: input, output_tokens: output, cached_tokens: cached = 0 } = bill;
    if (bill.cost_usd !== undefined)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .scored */ .lD)(bill.cost_usd);
    if (input === undefined)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .unscored */ .c7)('the target reported no input tokens');
    if (output === undefined)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .unscored */ .c7)('the target reported no output tokens');
    const known = findPrice(bill, pricing);
    if (known === null)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .unscored */ .c7)(explainUnknownPrice(bill, pricing));
    if (cached > input)
        return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .unscored */ .c7)(`the target reported more cached tokens (${cached}) than input tokens (${input})`);
    return (0,_model_score_js__WEBPACK_IMPORTED_MODULE_1__/* .scored */ .lD)(costAtPrice({ input, output, cached }, known.price));
}
/** What tokens cost in US dollars at a price; those read from a cache are a part of the input. */
function costAtPrice({ input, output, cached }, price) {
    // A cached price of 0 or none means unknown.
    const cachedPrice = price.cached || price.input;
    return ((input - cached) * price.input + cached * cachedPrice + output * price.output) / TOKENS_PER_PRICE;
}
function explainUnknownPrice({ model, route_tier: tier }, { mode }) {
    const [what, name] = mode === 'tier' ? ['route tier', tier] : ['model', model];
    if (name === undefined)
        return `the target reported neither cost_usd nor a ${what}`;
    const place = mode === 'tier' ? 'pricing.route_tiers' : 'pricing';
    return `no price is known for the ${what} ${name.slice(0, NAME_LENGTH)}; set it under \`${place}\` in the suite`;
}


/***/ }),

/***/ 16279:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gt: () => (/* binding */ metricFacts),
/* harmony export */   lP: () => (/* binding */ describeDefaultMargin),
/* harmony export */   or: () => (/* binding */ fingerprintMetrics),
/* harmony export */   pC: () => (/* binding */ describeRange)
/* harmony export */ });
/* harmony import */ var _model_fingerprint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27866);
/* harmony import */ var _model_metric_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16080);
/* harmony import */ var _model_pick_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38341);



/**
 * Range, direction and unit of a metric and what else settles how it is compared, in the words of its section of docs/metrics.md.
 * @example describeRange(success) // '0 to 1, higher is better, unit ratio; binary'
 */
function describeRange(input) {
    const { range, direction, unit, kind, scale, per_run, measured_on, environment } = input;
    const [low, high] = range;
    const better = direction === 'neutral' ? 'neither' : direction;
    const facts = [
        `${low ?? 'unbounded'} to ${high ?? 'unbounded'}, ${better} is better, unit ${unit}`,
        kind === 'binary' && 'binary',
        scale === 'log-ratio' && 'compared as a ratio (log scale)',
        per_run !== undefined && 'one figure of the whole run',
        measured_on !== undefined && `one number of ${measured_on === 'table' ? 'a table' : 'the source code'}`,
        environment === 'bound' && 'bound to the machine',
    ];
    return facts.filter((fact) => fact !== false).join('; ');
}
/**
 * The margin of a gate that gives none, likewise.
 * @example describeDefaultMargin(precision) // '10 % relative; 0.05 where the baseline is 0'
 */
function describeDefaultMargin({ default_margin: margin, absolute_margin: absolute }) {
    if (margin === undefined)
        return 'None';
    if (margin.kind === 'absolute')
        return `${margin.value} absolute`;
    const relative = `${Number((margin.value * 100).toPrecision(10))} % relative`;
    return absolute === undefined ? relative : `${relative}; ${absolute} where the baseline is 0`;
}
/** What is stored of a metric in `run.json`: its facts without its functions. */
function metricFacts(metric) {
    return (0,_model_pick_js__WEBPACK_IMPORTED_MODULE_1__/* .pick */ .U)(metric, _model_metric_js__WEBPACK_IMPORTED_MODULE_0__/* .metricFactsSchema */ .DI.keyof().options);
}
/**
 * A hash of what each metric means, by id. Of the suite's own all facts count: no code of Goldenpair's vouches for them, and a run could
 * claim the definition of another and turn its direction round.
 */
function fingerprintMetrics(metrics, hash) {
    return Object.fromEntries(metrics.map((metric) => [metric.id, hash(metric.custom ? (0,_model_fingerprint_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .d)(metricFacts(metric)) : metric.definition)]));
}


/***/ }),

/***/ 19784:
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

/***/ 27866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ shortenHashes),
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
/** Hashes in a text, by their first twelve digits, which tell them apart. */
function shortenHashes(text) {
    return text.replace(/\b(sha256:)?([0-9a-f]{12})[0-9a-f]{20,}\b/g, '$2…');
}


/***/ }),

/***/ 38341:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ pick)
/* harmony export */ });
/**
 * Some members of an object in the order of the keys, without those that are undefined.
 * @example pick({ a: 1, b: 2, c: undefined }, ['b', 'c']) // { b: 2 }
 */
function pick(from, keys) {
    const present = keys.filter((key) => from[key] !== undefined);
    return Object.fromEntries(present.map((key) => [key, from[key]]));
}


/***/ }),

/***/ 44960:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LP: () => (/* binding */ combineScores),
/* harmony export */   c7: () => (/* binding */ unscored),
/* harmony export */   i1: () => (/* binding */ scoredOr),
/* harmony export */   lD: () => (/* binding */ scored),
/* harmony export */   uw: () => (/* binding */ scoreOf)
/* harmony export */ });
function scored(value) {
    return Number.isFinite(value)
        ? { kind: 'scored', value }
        : { kind: 'unscored', reason: `the value is ${value}, not a finite number` };
}
function unscored(reason) {
    return { kind: 'unscored', reason };
}
/** A value that may be missing, with the reason that stands in its place. */
function scoredOr(value, reason) {
    return value === undefined || value === null ? unscored(reason) : scored(value);
}
/** A value, or as text why there is none. */
function scoreOf(value) {
    return typeof value === 'string' ? unscored(value) : scored(value);
}
/**
 * What some scores make together; unscored with the reason of the first that is.
 * @example combineScores([scored(3), scored(4)], (a, b) => a / b) // scored 0.75
 */
function combineScores(scores, combine) {
    const missing = scores.find((score) => score.kind === 'unscored');
    if (missing !== undefined)
        return missing;
    const values = scores.map((score) => (score.kind === 'scored' ? score.value : NaN));
    return scoreOf(combine(...values));
}


/***/ }),

/***/ 50287:
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

/***/ 44785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mq: () => (/* binding */ sumOfSquaredDeviations),
/* harmony export */   cz: () => (/* binding */ sum),
/* harmony export */   gQ: () => (/* binding */ sampleDeviation),
/* harmony export */   i2: () => (/* binding */ mean),
/* harmony export */   nd: () => (/* binding */ varianceWithin),
/* harmony export */   rH: () => (/* binding */ populationDeviation)
/* harmony export */ });
/**
 * The arithmetic mean.
 * @throws RangeError for no values: a mean of nothing is unscored, never 0.
 * @example mean([0.1, 0.2, 0.6]) // 0.3
 */
function mean(values) {
    if (values.length === 0)
        throw new RangeError('mean of no values');
    return sum(values) / values.length;
}
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
/**
 * Σ(xᵢ − x̄)², by the corrected two-pass algorithm (Chan, Golub & LeVeque 1983, Am. Stat. 37:242): the second term
 * takes back what the rounding of x̄ added. Exactly 0 when all values are equal.
 * @throws RangeError for no values.
 * @example sumOfSquaredDeviations([1, 2, 3]) // 2
 */
function sumOfSquaredDeviations(values) {
    if (values.every((value) => value === values[0]))
        return 0;
    const centre = mean(values);
    const deviations = values.map((value) => value - centre);
    return sum(deviations.map((deviation) => deviation * deviation)) - sum(deviations) ** 2 / values.length;
}
/**
 * The sample standard deviation √(Σ(xᵢ − x̄)² / (n − 1)); null below two values. This is `stddev_sample`, not
 * `std_dev_pop`.
 * @example sampleDeviation([1, 2, 3]) // 1
 */
function sampleDeviation(values) {
    if (values.length < 2)
        return null;
    return Math.sqrt(sumOfSquaredDeviations(values) / (values.length - 1));
}
/**
 * The population standard deviation √(Σ(xᵢ − x̄)² / n). This is `std_dev_pop`, not `stddev_sample`.
 * @throws RangeError for no values.
 * @example populationDeviation([2, 4, 4, 4, 5, 5, 7, 9]) // 2
 */
function populationDeviation(values) {
    if (values.length === 0)
        throw new RangeError('deviation of no values');
    return Math.sqrt(sumOfSquaredDeviations(values) / values.length);
}
/**
 * The pooled variance within groups, Σᵢ Σⱼ (xᵢⱼ − x̄ᵢ)² / Σᵢ (kᵢ − 1), with its degrees of freedom; null when no group has
 * two values. Groups may differ in size.
 * Source: the within mean square of a one-way analysis of variance; Searle, Casella & McCulloch 1992, Variance
 * Components, ch. 3.6.
 * @example varianceWithin([[1, 3], [2, 2, 5], [7]]) // { variance: 8/3, df: 3 }
 */
function varianceWithin(groups) {
    const repeated = groups.filter(({ length }) => length > 1);
    const df = sum(repeated.map(({ length }) => length - 1));
    return df === 0 ? null : { variance: sum(repeated.map(sumOfSquaredDeviations)) / df, df };
}


/***/ }),

/***/ 26365:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WB: () => (/* binding */ percentileOfSorted),
/* harmony export */   Yd: () => (/* binding */ selectSmallest),
/* harmony export */   Ym: () => (/* binding */ percentile)
/* harmony export */ });
/**
 * The value below which the share `p` (0 to 1) of the values lies, interpolated linearly at position (n − 1)·p of the
 * sorted values: type 7 of Hyndman & Fan 1996 (Am. Stat. 50:361), numpy's `linear` and R's default. The input is not
 * reordered.
 * @throws RangeError for no values or a share outside 0 to 1.
 * @example percentile([1, 2, 3, 4], 0.5) // 2.5
 */
function percentile(values, p) {
    if (values.length === 0)
        throw new RangeError('percentile of no values');
    if (!(p >= 0 && p <= 1))
        throw new RangeError(`percentile at ${p}: must be from 0 to 1`);
    const position = (values.length - 1) * p;
    const below = Math.floor(position);
    const copy = new Float64Array(values);
    const low = selectSmallest(copy, below);
    if (below + 1 === copy.length)
        return low;
    let high = Infinity;
    for (let at = below + 1; at < copy.length; at++)
        high = Math.min(high, copy[at]);
    return low === high ? low : low + (high - low) * (position - below);
}
/**
 * The same as `percentile` of values that are in ascending order: for whoever wants several of them.
 * @throws RangeError for no values or a share outside 0 to 1.
 * @example percentileOfSorted([1, 2, 3, 4], 0.5) // 2.5
 */
function percentileOfSorted(sorted, p) {
    if (sorted.length === 0)
        throw new RangeError('percentile of no values');
    if (!(p >= 0 && p <= 1))
        throw new RangeError(`percentile at ${p}: must be from 0 to 1`);
    const position = (sorted.length - 1) * p;
    const below = Math.floor(position);
    const low = sorted[below];
    const high = sorted[Math.min(below + 1, sorted.length - 1)];
    return low === high ? low : low + (high - low) * (position - below);
}
/**
 * The value that would stand at `rank` (from 0) if the values were sorted; reorders them so that smaller ones stand
 * before it and larger ones behind it. Takes time in proportion to their number, where sorting would dominate a
 * bootstrap of percentiles.
 * Source: Hoare 1961, Algorithm 65 "Find", Commun. ACM 4:321, with the middle value as pivot.
 * @example selectSmallest(Float64Array.of(30, 10, 20), 1) // 20
 */
function selectSmallest(values, rank) {
    let first = 0;
    let last = values.length - 1;
    while (first < last) {
        const pivot = values[(first + last) >>> 1];
        let left = first;
        let right = last;
        while (left <= right) {
            while (values[left] < pivot)
                left++;
            while (values[right] > pivot)
                right--;
            if (left > right)
                break;
            const kept = values[left];
            values[left++] = values[right];
            values[right--] = kept;
        }
        if (rank <= right)
            last = right;
        else if (rank >= left)
            first = left;
        else
            break;
    }
    return values[rank];
}


/***/ }),

/***/ 81975:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ meanOf)
/* harmony export */ });
/** The mean of one part over the trials of a case. */
function meanOf({ count, places, parts }, part) {
    const values = parts[part];
    let sum = 0;
    for (let at = 0; at < count; at++)
        sum += values?.[places[at]] ?? 0;
    return sum / count;
}


/***/ }),

/***/ 46446:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  YK: () => (/* binding */ figureOfRecords),
  Dh: () => (/* binding */ isInfinite),
  Y: () => (/* binding */ ruleOf)
});

var model_buckets = __webpack_require__(70397);
var summed_figure = __webpack_require__(35152);
;// CONCATENATED MODULE: ./build/stats/run-figures/calibration-figure.js


/**
 * How far a confidence is from the share of good outcomes, bucket by bucket: the expected error is Σ w_b·|outcome_b − confidence_b| / Σ w_b,
 * the maximum error the largest of those gaps; empty buckets count for nothing. The trials of a case share its weight of 1.
 * A record has three numbers a bucket: weight, Σ confidence, Σ outcome.
 * Source: Naeini, Cooper & Hauskrecht 2015, AAAI 29:2901; Guo et al. 2017, arXiv:1706.04599, with equal-width buckets.
 * @example confidences .9 .8 .7 .6 .55, outcomes 1 1 0 1 0, ten buckets closed on the right: expected 0.23, maximum 0.7
 */
function calibrationFigure(error, buckets) {
    const width = 3 * (buckets.edges.length + 1);
    return (0,summed_figure/* summedFigure */.Ag)({
        record: ({ count, places, parts: [confidences, outcomes] }) => {
            const sums = Array(width).fill(0);
            const weight = 1 / count;
            for (const place of places.slice(0, count)) {
                const [confidence, outcome] = [confidences?.[place] ?? 0, outcomes?.[place] ?? 0];
                const at = 3 * (0,model_buckets/* bucketOf */.A)(confidence, buckets);
                sums[at] = (sums[at] ?? 0) + weight;
                sums[at + 1] = (sums[at + 1] ?? 0) + weight * confidence;
                sums[at + 2] = (sums[at + 2] ?? 0) + weight * outcome;
            }
            return sums;
        },
        ofSums: (sums) => {
            let total = 0;
            let distance = 0;
            let largest = 0;
            for (let at = 0; at < width; at += 3) {
                const weight = sums[at] ?? 0;
                if (weight === 0)
                    continue;
                const gap = Math.abs((sums[at + 2] ?? 0) - (sums[at + 1] ?? 0));
                total += weight;
                distance += gap;
                largest = Math.max(largest, gap / weight);
            }
            if (total === 0)
                return NaN;
            return error === 'expected' ? distance / total : largest;
        },
    });
}
/** Below it a variance is rounding, and a correlation would be noise. */
const LEAST_VARIANCE = 1e-12;
/**
 * Pearson's correlation of two values over all trials, the trials of a case sharing its weight of 1; NaN when either is constant.
 * With a 0-or-1 value it is the point-biserial correlation. A record has weight, Σx, Σy, Σx², Σy², Σxy.
 * Source: Pearson 1895, Proc. R. Soc. Lond. 58:240.
 * @example x 1, 2, 3 and y 0, 0, 1: √3/2 = 0.866
 */
const CORRELATION_FIGURE = (0,summed_figure/* summedFigure */.Ag)({
    record: ({ count, places, parts: [xs, ys] }) => {
        const sums = [0, 0, 0, 0, 0, 0];
        for (const place of places.slice(0, count)) {
            const [x, y] = [xs?.[place] ?? 0, ys?.[place] ?? 0];
            for (const [at, value] of [1, x, y, x * x, y * y, x * y].entries())
                sums[at] = (sums[at] ?? 0) + value / count;
        }
        return sums;
    },
    ofSums: ([weight = 0, x = 0, y = 0, xx = 0, yy = 0, xy = 0]) => {
        if (weight === 0)
            return NaN;
        const varianceX = xx / weight - (x / weight) ** 2;
        const varianceY = yy / weight - (y / weight) ** 2;
        if (!(varianceX > LEAST_VARIANCE && varianceY > LEAST_VARIANCE))
            return NaN;
        const covariance = xy / weight - (x / weight) * (y / weight);
        return Math.max(-1, Math.min(1, covariance / Math.sqrt(varianceX * varianceY)));
    },
});

var percentile = __webpack_require__(26365);
var figure_rule = __webpack_require__(81975);
;// CONCATENATED MODULE: ./build/stats/run-figures/percentile-figure.js


/**
 * A percentile (0 to 100) over cases of their means over trials, as `percentile` says.
 * @example 95 of the cases 1, 2, 3, 4, 10: 8.8
 */
function percentileFigure(percent) {
    const share = percent / 100;
    const exchange = share >= 0.25 && share <= 0.75 ? exchangedExceedance : exchangedPercentile;
    const valuesOf = (records) => records.map((record) => record[0] ?? NaN);
    return {
        record: (trials) => [(0,figure_rule/* meanOf */.h)(trials, 0)],
        figureOf: (records) => (0,percentile/* percentile */.Ym)(valuesOf(records), share),
        resample: (records) => resampledPercentile(valuesOf(records), share),
        exchange: (baseline, candidate) => exchange(valuesOf(baseline), valuesOf(candidate), share),
    };
}
/**
 * How many more of the candidate's values than of the baseline's lie above a percentile of both together, when some cases exchange their
 * values; a value on it counts half. In units of the largest value, so that it is compared on the figure's own scale.
 * For a percentile near the middle: of counts and other values that are often equal, an exchange of half of the cases leaves the median of each
 * arm at one arm's value or the other's, so that the difference of medians is as large as it was and no shift would ever be significant.
 * Source: the median test (Mood 1950, Introduction to the Theory of Statistics, 16.4) for pairs, which is McNemar's on "above it".
 * @example exchangedExceedance([1, 2, 3], [4, 5, 6], 0.5)(Uint8Array.of(0, 0, 0)) // 18: three cases, and 6 is the largest value
 */
function exchangedExceedance(baseline, candidate, p) {
    const limit = (0,percentile/* percentile */.Ym)([...baseline, ...candidate], p);
    const above = (value) => (value > limit ? 1 : value === limit ? 0.5 : 0);
    const scale = [...baseline, ...candidate].reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1;
    const gains = Float64Array.from(candidate, (value, at) => scale * (above(value) - above(baseline[at] ?? NaN)));
    return (exchanged) => gains.reduce((sum, gain, at) => sum + (exchanged[at] === 1 ? -gain : gain), 0);
}
/**
 * The percentile, as `percentile` takes it, of resamples of some values, each given as how many times it has every
 * value. They are sorted once, and only those beyond the percentile are looked at: for p95 one in twenty.
 * @example resampledPercentile([10, 20, 30], 0.5)(Int32Array.of(2, 0, 1), 3) // 10
 */
function resampledPercentile(values, p) {
    const order = Int32Array.from(values.keys()).sort((a, b) => values[a] - values[b]);
    const sorted = Float64Array.from(order, (index) => values[index]);
    return (counts, size) => {
        const position = (size - 1) * p;
        const below = Math.floor(position);
        // The percentile lies between this one and the one before it, counted down from the largest.
        const target = size - 1 - below;
        let place = order.length;
        let passed = 0;
        let high = NaN;
        while (passed <= target) {
            const isAboveHigh = passed < target || target === 0;
            place--;
            passed += counts[order[place]];
            if (isAboveHigh && passed >= target)
                high = sorted[place];
        }
        const low = sorted[place];
        return low === high ? low : low + (high - low) * (position - below);
    };
}
/**
 * The difference of a percentile, as `percentile` takes it, between two arms whose cases exchange their values. All values are sorted once,
 * and only those beyond the percentile are looked at: for p95 one in twenty.
 * @example exchangedPercentile([1, 2, 3], [4, 5, 9], 0.5)(Uint8Array.of(0, 1, 0)) // 4 − 3
 */
function exchangedPercentile(baseline, candidate, p) {
    const n = baseline.length;
    const valueAt = (place) => (place < n ? baseline[place] : candidate[place - n]) ?? NaN;
    // Largest first: places below n are the baseline's.
    const order = Int32Array.from({ length: 2 * n }, (_, place) => place).sort((a, b) => valueAt(b) - valueAt(a));
    const sorted = Float64Array.from(order, valueAt);
    const caseOf = order.map((place) => place % n);
    const armOf = Uint8Array.from(order, (place) => (place < n ? 0 : 1));
    const position = (n - 1) * p;
    const below = Math.floor(position);
    const share = position - below;
    // The percentile lies between this one and the next larger, counted down from the largest.
    const target = n - 1 - below;
    const high = new Float64Array(2);
    const low = new Float64Array(2);
    const passed = new Int32Array(2);
    const figureOf = (arm) => {
        const [from, to] = [low[arm], high[arm]];
        return from === to || target === 0 ? from : from + (to - from) * share;
    };
    return (exchanged) => {
        passed.fill(0);
        let wanted = 2;
        for (let at = 0; wanted > 0; at++) {
            const arm = armOf[at] ^ exchanged[caseOf[at]];
            const rank = passed[arm];
            passed[arm] = rank + 1;
            if (rank === target - 1)
                high[arm] = sorted[at];
            else if (rank === target) {
                low[arm] = sorted[at];
                wanted--;
            }
        }
        return figureOf(1) - figureOf(0);
    };
}

;// CONCATENATED MODULE: ./build/stats/run-figures/index.js



/** How a figure is computed. */
function ruleOf(figure) {
    switch (figure.figure) {
        case 'percentile':
            return percentileFigure(figure.percentile);
        case 'ratio':
            return summed_figure/* RATIO_FIGURE */.XD;
        case 'calibration-error':
            return calibrationFigure(figure.error, figure.buckets);
        case 'correlation':
            return CORRELATION_FIGURE;
        case 'trial-deviation':
            return summed_figure/* TRIAL_DEVIATION_FIGURE */.sP;
        case 'run-deviation':
            return summed_figure/* RUN_DEVIATION_FIGURE */.v_;
        case 'passes':
            return (0,summed_figure/* passesFigure */.qw)(figure.tries, figure.need);
    }
}
/**
 * Whether the cases have no figure because it is infinite: a ratio of something to nothing.
 * @example isInfinite({ figure: 'ratio', numerator: 'a', denominator: 'b' }, [[300, 0], [100, 0]]) // true
 */
function isInfinite({ figure }, records) {
    if (figure !== 'ratio')
        return false;
    const [numerator, denominator] = [0, 1].map((at) => records.reduce((sum, record) => sum + (record[at] ?? 0), 0));
    return denominator === 0 && numerator !== undefined && numerator > 0;
}
/**
 * The figure of the cases as they are; null when there is none.
 * @example figureOfRecords({ figure: 'ratio', numerator: 'a', denominator: 'b' }, [[300, 500], [0, 100]]) // 0.5
 */
function figureOfRecords(figure, records) {
    if (records.length === 0)
        return null;
    const value = ruleOf(figure).figureOf(records);
    return Number.isNaN(value) ? null : value;
}


/***/ }),

/***/ 19021:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ recordCases)
/* harmony export */ });
/* harmony import */ var _model_run_run_figure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64402);
/* harmony import */ var _scores_start_columns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66260);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46446);



/** What a figure keeps of each case; null when some part of it applies to none. */
function recordCases(figure, { trials, starts, column }) {
    const columns = [];
    for (const id of (0,_model_run_run_figure_js__WEBPACK_IMPORTED_MODULE_0__/* .partsOf */ .CI)(figure)) {
        const part = column(id);
        if (part === null)
            return null;
        columns.push(part);
    }
    const states = leastStates(columns);
    const { record } = (0,_index_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleOf */ .Y)(figure);
    const places = [];
    const scored = {
        count: 0,
        places,
        parts: columns.map(({ values }) => values),
        trialAt: (place) => trials[place]?.trial ?? 0,
    };
    const counts = new Uint32Array(starts.length - 1);
    const failures = new Uint32Array(starts.length - 1);
    const records = [];
    let applicable = 0;
    let place = 0;
    for (const to of starts.subarray(1)) {
        let own = 0;
        let failed = 0;
        scored.count = 0;
        for (; place < to; place++) {
            if (states[place] === _scores_start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .FAILED */ .Wk)
                failed += 1;
            if (states[place] <= _scores_start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .FAILED */ .Wk)
                continue;
            own += 1;
            if (states[place] === _scores_start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .SCORED */ .Zb)
                places[scored.count++] = place;
        }
        const isScored = scored.count > 0 && 2 * scored.count >= own;
        if (own > 0)
            applicable += 1;
        counts[records.length] = own;
        failures[records.length] = failed;
        records.push(isScored ? record(scored) : null);
    }
    const first = scored.parts[0];
    return {
        applicable,
        trials: counts,
        failed: failures,
        records,
        valuesOf: (at) => {
            const values = [];
            for (let place = starts[at] ?? 0; place < (starts[at + 1] ?? 0); place++)
                if (states[place] === _scores_start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .SCORED */ .Zb)
                    values.push(first?.[place] ?? NaN);
            return values;
        },
    };
}
/** The least that some columns say of each trial: it is scored when all score it. */
function leastStates([first, ...others]) {
    if (first === undefined)
        return new Uint8Array(0);
    if (others.length === 0)
        return first.states;
    const least = first.states.slice();
    for (const { states } of others)
        for (let place = 0; place < least.length; place++) {
            const state = states[place] ?? _scores_start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .NOT_APPLICABLE */ .QE;
            if (state < (least[place] ?? _scores_start_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .NOT_APPLICABLE */ .QE))
                least[place] = state;
        }
    return least;
}


/***/ }),

/***/ 35152:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ag: () => (/* binding */ summedFigure),
/* harmony export */   GQ: () => (/* binding */ shareOfSets),
/* harmony export */   XD: () => (/* binding */ RATIO_FIGURE),
/* harmony export */   qw: () => (/* binding */ passesFigure),
/* harmony export */   sP: () => (/* binding */ TRIAL_DEVIATION_FIGURE),
/* harmony export */   v_: () => (/* binding */ RUN_DEVIATION_FIGURE)
/* harmony export */ });
/* harmony import */ var _moments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44785);
/* harmony import */ var _figure_rule_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81975);


/**
 * A figure that hangs on the sums of the records alone, number by number; a shorter record has zeros at its end. Cost of a resample:
 * cases × numbers of a record.
 * @example summedFigure({ record, ofSums: ([a = 0, b = 0]) => a / b }).resample([[1, 2], [3, 4]])(Int32Array.of(0, 1), 1) // 0.75
 */
function summedFigure({ record, ofSums, }) {
    return {
        record,
        figureOf: (records) => {
            const sums = [];
            for (const numbers of records)
                for (let at = 0; at < numbers.length; at++)
                    sums[at] = (sums[at] ?? 0) + numbers[at];
            return ofSums(sums);
        },
        resample: (records) => {
            const width = widthOf(records);
            const flat = flatten(records, width);
            return (counts) => {
                const sums = Array(width).fill(0);
                for (let index = 0; index < records.length; index++) {
                    const count = counts[index] ?? 0;
                    if (count === 0)
                        continue;
                    const start = index * width;
                    for (let at = 0; at < width; at++)
                        sums[at] = sums[at] + count * flat[start + at];
                }
                return ofSums(sums);
            };
        },
        exchange: (baseline, candidate) => {
            const width = Math.max(widthOf(baseline), widthOf(candidate));
            const arms = [keepNonZero(baseline), keepNonZero(candidate)];
            // Summed again in every draw: differences from earlier sums would accumulate rounding.
            const sums = [Array(width).fill(0), Array(width).fill(0)];
            return (exchanged) => {
                for (const own of sums)
                    own.fill(0);
                for (const arm of [0, 1]) {
                    for (let index = 0; index < exchanged.length; index++)
                        addRecord(arms[arm], index, sums[(arm ^ exchanged[index])]);
                }
                return ofSums(sums[1]) - ofSums(sums[0]);
            };
        },
    };
}
function keepNonZero(records) {
    const places = [];
    const values = [];
    const starts = [0];
    for (const record of records) {
        record.forEach((value, at) => {
            if (value === 0)
                return;
            places.push(at);
            values.push(value);
        });
        starts.push(places.length);
    }
    return { starts: Int32Array.from(starts), places: Int32Array.from(places), values: Float64Array.from(values) };
}
function addRecord({ starts, places, values }, index, sums) {
    const end = starts[index + 1];
    for (let at = starts[index]; at < end; at++) {
        const place = places[at];
        sums[place] = sums[place] + values[at];
    }
}
function widthOf(records) {
    return records.reduce((most, { length }) => Math.max(most, length), 0);
}
function flatten(records, width) {
    const flat = new Float64Array(records.length * width);
    for (const [index, record] of records.entries())
        flat.set(record, index * width);
    return flat;
}
/**
 * Σ numerator / Σ denominator over cases, each case with its means over trials; NaN when the denominator is 0 in all, or so near that the
 * ratio is no number.
 * Source: the ratio of means of survey sampling, Cochran 1977, Sampling Techniques, 6.1.
 * @example 300 of 500 and 0 of 100: 0.5
 */
const RATIO_FIGURE = summedFigure({
    record: (trials) => [(0,_figure_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .meanOf */ .h)(trials, 0), (0,_figure_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .meanOf */ .h)(trials, 1)],
    ofSums: ([numerator = 0, denominator = 0]) => {
        const ratio = denominator === 0 ? NaN : numerator / denominator;
        return Number.isFinite(ratio) ? ratio : NaN;
    },
});
/**
 * The mean over cases of the sample deviation (n − 1) between a case's trials; cases of one trial are left out, NaN when all are.
 * A record has the deviation and 1, or two zeros.
 * @example trials 4, 5 and 2, 5: (√½ + √4.5)/2 = √2
 */
const TRIAL_DEVIATION_FIGURE = summedFigure({
    record: ({ count, places, parts: [values] }) => {
        const deviation = count < 2 ? null : (0,_moments_js__WEBPACK_IMPORTED_MODULE_1__/* .sampleDeviation */ .gQ)(places.slice(0, count).map((place) => values?.[place] ?? 0));
        return deviation === null ? [0, 0] : [deviation, 1];
    },
    ofSums: ([deviations = 0, cases = 0]) => (cases === 0 ? NaN : deviations / cases),
});
/**
 * The share of all sets of k of n tries, c of them passes, that have `any` pass, or `all` as passes; null where n < k. Unbiased for the
 * chance that k tries do.
 * Source: Chen et al. 2021, arXiv:2107.03374, 2.1: pass@k = 1 − C(n − c, k)/C(n, k); Yao et al. 2024, arXiv:2406.12045, 3: pass^k =
 * C(c, k)/C(n, k).
 * @example shareOfSets({ passed: 2, trials: 5, tries: 3, need: 'any' }) // 1 − C(3, 3)/C(5, 3) = 0.9
 */
function shareOfSets(input) {
    const { passed, trials, tries, need } = input;
    if (trials < tries)
        return null;
    const alike = need === 'all' ? passed : trials - passed;
    let share = 1;
    for (let at = 0; at < tries; at++)
        share *= Math.max(0, alike - at) / (trials - at);
    return need === 'all' ? share : 1 - share;
}
/** The mean of `shareOfSets` over the cases of `tries` trials or more; NaN when there is none. A record has the share and 1, or two zeros. */
function passesFigure(tries, need) {
    return summedFigure({
        record: ({ count, places, parts: [values] }) => {
            const passed = places.slice(0, count).filter((place) => values?.[place] === 1).length;
            const share = shareOfSets({ passed, trials: count, tries, need });
            return share === null ? [0, 0] : [share, 1];
        },
        ofSums: ([shares = 0, cases = 0]) => (cases === 0 ? NaN : shares / cases),
    });
}
/**
 * The sample deviation (n − 1) between the run's means over cases: one mean of all trials 0, one of all trials 1 …; NaN for fewer than two.
 * A record has a count and a value for every trial number.
 * @example trials 4, 5 and 2, 5: the means 3 and 5 deviate by √2
 */
const RUN_DEVIATION_FIGURE = summedFigure({
    record: ({ count, places, parts: [values], trialAt }) => {
        const own = places.slice(0, count);
        const last = own.reduce((most, place) => Math.max(most, trialAt(place)), 0);
        const record = Array(2 * (last + 1)).fill(0);
        for (const place of own) {
            const trial = trialAt(place);
            record[2 * trial] = 1;
            record[2 * trial + 1] = values?.[place] ?? 0;
        }
        return record;
    },
    ofSums: (sums) => {
        const means = [];
        for (let at = 0; at < sums.length; at += 2) {
            const cases = sums[at] ?? 0;
            if (cases > 0)
                means.push((sums[at + 1] ?? 0) / cases);
        }
        return (0,_moments_js__WEBPACK_IMPORTED_MODULE_1__/* .sampleDeviation */ .gQ)(means) ?? NaN;
    },
});


/***/ }),

/***/ 34533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CQ: () => (/* binding */ tabulateScores),
/* harmony export */   c_: () => (/* binding */ tableOf),
/* harmony export */   uZ: () => (/* binding */ MOST_BYTES)
/* harmony export */ });
/* harmony import */ var _start_columns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66260);

/** Of the scores that are read in one pass over the trials, or kept while they come in. */
const MOST_BYTES = 72_000_000;
/** Passes whose columns are kept: metrics are asked for in the order of the trials' keys, scored and unscored ones by turns. */
const KEPT = 4;
/** Columns that a pass reads at least before all that can be are read at once. */
const MANY = 50;
/** Metrics that are read on their own first where a pass reads fewer. */
const ALONE = 4;
/** The places of trials by case id and trial, so that sums over them do not depend on the order in which they came. By code unit. */
function sortPlaces(trials) {
    const places = new Map();
    let place = 0;
    for (const { case: id } of trials) {
        const own = places.get(id);
        if (own === undefined)
            places.set(id, [place]);
        else
            own.push(place);
        place += 1;
    }
    const sorted = [];
    const trialAt = (at) => trials[at]?.trial ?? 0;
    for (const id of [...places.keys()].sort()) {
        const own = places.get(id) ?? [];
        if (own.length > 1)
            own.sort((a, b) => trialAt(a) - trialAt(b));
        for (const one of own)
            sorted.push(one);
    }
    return sorted;
}
const tables = new WeakMap();
/**
 * The table of trials in any order, sorted; one for all who ask for that of the same list, which must not change any more. `read` has all
 * their columns in the order of the list, where somebody has read them already.
 */
function tableOf(trials, read = null) {
    const known = tables.get(trials);
    if (known !== undefined)
        return known;
    const places = sortPlaces(trials);
    const sorted = places.map((place) => trials[place]);
    const table = tabulateScores(sorted, read === null ? {} : { whole: arrange(read, places) });
    tables.set(trials, table);
    return table;
}
/**
 * Reads the scores of trials, which stand together by case, metric by metric. A trial lies in memory as a whole, and there are many
 * metrics, so one pass over the trials reads as many columns as a few megabytes hold instead of one: all of them in most runs.
 */
function tabulateScores(trials, { bytes = MOST_BYTES, whole = null } = {}) {
    const width = Math.max(1, Math.floor(bytes / trials.length / (_start_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .STATE_BYTES */ .C1 + _start_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .VALUE_BYTES */ .oy)));
    let all = whole;
    let blocks = [];
    let order = null;
    let passes = 0;
    const readSome = (metricId) => {
        if (width < MANY && passes++ < ALONE)
            return keep(readBlock(trials, [metricId]));
        if (order === null) {
            all = readAll(trials, bytes);
            if (all !== null)
                return all;
        }
        order ??= listMetrics(trials);
        const from = order.indexOf(metricId);
        return from < 0 ? NOTHING : keep(readBlock(trials, order.slice(from, from + width)));
    };
    const keep = (block) => {
        if (block.size > 0)
            blocks = [...blocks, block].slice(-KEPT);
        return block;
    };
    const { ids, starts } = findCases(trials);
    let placesById = null;
    return {
        trials,
        ids,
        starts,
        placeOf: (caseId) => (placesById ??= placeCases(ids)).get(caseId) ?? -1,
        column: (metricId) => (all ?? blocks.find((one) => one.has(metricId)) ?? readSome(metricId)).get(metricId) ?? null,
    };
}
const NOTHING = new Map();
/** The columns of trials that were read in another order: `places` says where each is there. A column is built when it is asked for. */
function arrange(read, places) {
    const arranged = new Map();
    return {
        get: (metricId) => {
            const known = arranged.get(metricId);
            const found = known === undefined ? read.get(metricId) : undefined;
            if (found === undefined)
                return known;
            const states = new Uint8Array(places.length);
            const values = new Float64Array(found.values.length === 0 ? 0 : places.length);
            for (let to = 0; to < states.length; to++)
                states[to] = found.states[places[to]];
            for (let to = 0; to < values.length; to++)
                values[to] = found.values[places[to]];
            const column = { states, values };
            arranged.set(metricId, column);
            return column;
        },
    };
}
/** Every metric that applies to some of the trials; null where they take more than `most` bytes. */
function readAll(trials, most) {
    const reading = (0,_start_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .startColumns */ .qv)(trials.length);
    for (const trial of trials) {
        reading.add(trial);
        if (reading.bytes() > most)
            return null;
    }
    return reading.columns;
}
/** Those of the metrics that apply to some of the trials. */
function readBlock(trials, metricIds) {
    const columns = metricIds.map((id) => ({ id, states: new Uint8Array(trials.length), values: _start_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_VALUES */ .RM }));
    for (const [place, { scores, unscored, failed }] of trials.entries()) {
        for (const column of columns) {
            const value = scores[column.id];
            if (value !== undefined) {
                if (column.values === _start_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_VALUES */ .RM)
                    column.values = new Float64Array(trials.length);
                column.states[place] = _start_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .SCORED */ .Zb;
                column.values[place] = value;
            }
            else if (unscored[column.id] !== undefined)
                column.states[place] = failed === true ? _start_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .FAILED */ .Wk : _start_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .UNSCORED */ .cB;
        }
    }
    const found = columns.filter(({ states }) => states.some((state) => state !== _start_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .NOT_APPLICABLE */ .QE));
    return new Map(found.map(({ id, ...column }) => [id, column]));
}
function findCases(trials) {
    const ids = [];
    const starts = [];
    let last = null;
    for (let place = 0; place < trials.length; place++) {
        const { case: id } = trials[place];
        if (id === last)
            continue;
        last = id;
        ids.push(id);
        starts.push(place);
    }
    return { ids, starts: Uint32Array.from([...starts, trials.length]) };
}
function placeCases(ids) {
    const places = new Map();
    for (const id of ids)
        places.set(id, places.size);
    return places;
}
/** Every metric that applies to some trial. Lists of reasons are shared by most trials, and then looked at once. */
function listMetrics(trials) {
    const ids = new Set();
    const seen = new Set();
    for (const { scores, unscored } of trials) {
        for (const id in scores)
            ids.add(id);
        if (seen.has(unscored))
            continue;
        seen.add(unscored);
        for (const id in unscored)
            ids.add(id);
    }
    return [...ids];
}


/***/ }),

/***/ 66260:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C1: () => (/* binding */ STATE_BYTES),
/* harmony export */   QE: () => (/* binding */ NOT_APPLICABLE),
/* harmony export */   RM: () => (/* binding */ NO_VALUES),
/* harmony export */   Wk: () => (/* binding */ FAILED),
/* harmony export */   Zb: () => (/* binding */ SCORED),
/* harmony export */   cB: () => (/* binding */ UNSCORED),
/* harmony export */   oy: () => (/* binding */ VALUE_BYTES),
/* harmony export */   qv: () => (/* binding */ startColumns)
/* harmony export */ });
/** What a metric says of a trial. */
const NOT_APPLICABLE = 0;
/** The target failed, and the metric says nothing of a failed trial: it is in no count of the metric. */
const FAILED = 1;
const UNSCORED = 2;
const SCORED = 3;
/** Lists of reasons that are remembered while they are looked at. */
const MOST_LISTS = 1000;
const STATE_BYTES = Uint8Array.BYTES_PER_ELEMENT;
const VALUE_BYTES = Float64Array.BYTES_PER_ELEMENT;
/** Of a column without a score. */
const NO_VALUES = new Float64Array(0);
/** Starts without a trial, with room for some of them; more double it. */
function startColumns(room) {
    const columns = new Map();
    // Lists of reasons are shared by most trials.
    const listed = new Map();
    let place = 0;
    let valued = 0;
    const columnOf = (id) => {
        const known = columns.get(id);
        if (known !== undefined)
            return known;
        const started = { states: new Uint8Array(room), values: NO_VALUES };
        columns.set(id, started);
        return started;
    };
    const grow = () => {
        room = Math.max(1, 2 * room);
        for (const column of columns.values()) {
            column.states = extend(column.states, new Uint8Array(room));
            if (column.values !== NO_VALUES)
                column.values = extend(column.values, new Float64Array(room));
        }
    };
    return {
        add: ({ scores, unscored, failed }) => {
            if (place === room)
                grow();
            const lacking = listed.get(unscored) ?? Object.keys(unscored).map(columnOf);
            if (listed.size < MOST_LISTS)
                listed.set(unscored, lacking);
            const state = failed === true ? FAILED : UNSCORED;
            for (const { states } of lacking)
                states[place] = state;
            for (const id in scores) {
                const value = scores[id];
                if (value === undefined)
                    continue;
                const column = columnOf(id);
                if (column.values === NO_VALUES) {
                    column.values = new Float64Array(room);
                    valued += 1;
                }
                column.states[place] = SCORED;
                column.values[place] = value;
            }
            place += 1;
        },
        columns,
        bytes: () => room * (columns.size * STATE_BYTES + valued * VALUE_BYTES),
    };
}
function extend(old, longer) {
    longer.set(old);
    return longer;
}


/***/ })

};
