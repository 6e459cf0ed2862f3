export const id = 1888;
export const ids = [1888,290,7377,524,3068];
export const modules = {

/***/ 78163:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   planMode: () => (/* binding */ planMode)
/* harmony export */ });
/* harmony import */ var _modes_ab_ab_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10552);
/* harmony import */ var _modes_open_change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41466);
/* harmony import */ var _modes_request_measure_checkout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15802);
/* harmony import */ var _measure_run_dry_run_call_plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75695);
/* harmony import */ var _measure_run_dry_run_dry_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13068);





/** Input `dry-run`: says in the log what the mode would ask, and asks nothing. Throws as the mode does before it asks. */
async function planMode(request, mode) {
    const { shard } = request.inputs;
    const { suite, common, ledger } = await (0,_modes_request_measure_checkout_js__WEBPACK_IMPORTED_MODULE_2__/* .prepareMeasurement */ .qK)(request);
    const arms = mode === 'ab' ? (0,_modes_ab_ab_js__WEBPACK_IMPORTED_MODULE_0__.chooseArmsOfExperiment)(request, suite) : (0,_modes_request_measure_checkout_js__WEBPACK_IMPORTED_MODULE_2__/* .chooseArmsOfCheckout */ .sU)(request, suite, mode);
    const sha = request.github.event.sha;
    const change = mode === 'pr' ? await (0,_modes_open_change_js__WEBPACK_IMPORTED_MODULE_1__.planChange)(request) : null;
    const rounds = mode === 'ab' ? await (0,_modes_ab_ab_js__WEBPACK_IMPORTED_MODULE_0__.planExperiment)(request, { suite, variant: arms[0]?.variant, sha }) : change?.rounds;
    const plan = await (0,_measure_run_dry_run_dry_run_js__WEBPACK_IMPORTED_MODULE_4__.dryRun)({
        ...common,
        suite: change?.suite ?? suite,
        arms,
        mode,
        answers: rounds && (await __webpack_require__.e(/* import() */ 3276).then(__webpack_require__.bind(__webpack_require__, 53276))).planAnswers(rounds),
        shard,
        isJudgedLater: mode === 'pr',
        again: mode === 'nightly' ? 'night' : mode === 'pr' && shard === null ? 'zero-tolerance' : null,
        earlier: rounds?.main ? [rounds.main] : [],
        ledger,
    });
    request.effects.log.info((0,_measure_run_dry_run_call_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .writePlan */ .pD)(plan));
    return 0;
}


/***/ }),

/***/ 77377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $o: () => (/* binding */ withUnit),
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   BU: () => (/* binding */ partOf),
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
    const integerPart = format.bare === true && grouped === '0' && fraction !== undefined ? '' : grouped;
    const sign = Number(digits) === 0 ? '' : rounded < 0 ? MINUS : format.signed === true ? '+' : '';
    return `${sign}${integerPart}${fraction === undefined ? '' : `.${fraction}`}`;
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
 * A whole number.
 * @example formatCount(1240) // '1 240'
 */
function formatCount(count) {
    return formatNumber(count, { decimals: 0 });
}
/**
 * "1 case", "3 cases", "1 240 cases".
 * @example countOf(2, 'case') // '2 cases'
 */
function countOf(count, one, many = `${one}s`) {
    return `${formatCount(count)} ${count === 1 ? one : many}`;
}
/**
 * "3 of 40 cases", "the only case".
 * @example partOf(1, 2, 'case') // '1 of 2 cases'
 */
function partOf(part, whole, one, many) {
    if (part === 1 && whole === 1)
        return `the only ${one}`;
    return `${formatCount(part)} of ${countOf(whole, one, many)}`;
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
    const join = (amount, unit, rest, smaller) => rest === 0 ? withUnit(String(amount), unit) : `${withUnit(String(amount), unit)} ${withUnit(String(rest), smaller)}`;
    return minutes < 60 ? join(minutes, 'min', whole % 60, 's') : join(Math.floor(minutes / 60), 'h', minutes % 60, 'min');
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

/***/ 11318:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ startSentence)
/* harmony export */ });
/**
 * A clause as the start of a sentence.
 * @example startSentence('no gate fails') // 'No gate fails'
 */
function startSentence(clause) {
    return `${clause.slice(0, 1).toUpperCase()}${clause.slice(1)}`;
}


/***/ }),

/***/ 75695:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   jt: () => (/* binding */ describeRounds),
/* harmony export */   lk: () => (/* binding */ NO_ACCESS),
/* harmony export */   pD: () => (/* binding */ writePlan)
/* harmony export */ });
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77377);

/**
 * What rounds will ask, and what they will hardly decide: a line each.
 * @example describeRounds({ cap: 3, expected: 160, most: 216, without_looks: null, hopeless: {} }, 60) // ['60 cases in at most 3 rounds: about 160 answers if unchanged, 216 at most.']
 */
function describeRounds({ cap, expected, most, without_looks: blind, hopeless }, cases) {
    const answers = most === expected
        ? (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(most, 'answer')
        : `about ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(expected, 'answer')} if unchanged, ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(most)} at most`;
    return [
        `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(cases, 'case')} in ${cap === 1 || blind !== null ? '' : 'at most '}${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(cap, 'round')}: ${answers}${cap === 1 || blind === null ? '' : `, all of them, since ${blind}`}.`,
        ...Object.entries(hopeless).map(([id, enough]) => {
            const cure = enough === null ? 'more cases, or a wider margin, would' : `about ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(enough)} such cases would`;
            return `The gate ${id} will hardly be decided if nothing changed, since these cases are too few for its margin: ${cure} do.`;
        }),
    ];
}
/** No key is needed to say what a call could use, and none is sent anywhere. */
const NO_ACCESS = { openaiApiKey: 'dry-run', openaiBaseUrl: null, githubToken: 'dry-run', githubModelsUrl: null };
const BASIS = {
    earlier: 'as in the earlier run',
    bound: 'at most',
    declared: 'as max_trial_cost_usd says',
    none: 'costs nothing',
    unknown: 'unknown until it is asked',
};
const HEAD = ['asked', 'model', 'calls', 'tokens in', 'tokens out', 'USD', ''];
/** A plan as text: a row for each variant and question, prices by model, what it comes to, and the limits. */
function writePlan(plan) {
    const { max_cost_usd: budget, max_cost_usd_per_month: month, spent_usd: spent } = plan.budget;
    const unknown = plan.models.flatMap(({ model, price }) => (price === null ? [model] : []));
    return [
        `Nothing was asked. ${plan.suite} would ask for ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(plan.cases, 'case')}:`,
        '',
        ...align([HEAD, ...plan.rows.map(writeRow)]),
        '',
        ...(plan.rounds === null ? [] : describeRounds(plan.rounds, plan.cases)),
        ...plan.models.map(({ model, calls, usd, price }) => `${model}: ${writeRange(calls)} ${calls.most === 1 ? 'call' : 'calls'}, ${writeUsd(usd)}${price === null ? '' : ` (${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(price.input)} in, ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(price.output)} out, per million tokens)`}`),
        `In total ${writeUsd(plan.usd)}, without retries.`,
        ...(plan.again === null ? [] : [writeAgain(plan.again)]),
        ...(plan.has_cache ? ['Cached answers are counted as if they were asked, but cost nothing.'] : []),
        ...(unknown.length === 0 ? [] : [`No price is known for ${unknown.join(', ')}: set it under \`pricing\`.`]),
        budget === null
            ? 'There is no budget (set max_cost_usd or --max-cost-usd).'
            : `The budget of this run is ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(budget)}${isLess(budget, plan.usd) ? ', which is less: it may stop the run' : ''}.`,
        ...(month === null
            ? []
            : [
                `This month ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(spent ?? 0)} of ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(month)} is spent${isLess(month - (spent ?? 0), plan.usd) ? ', and the rest may not suffice: it may stop the run' : ''}.`,
            ]),
        ...(plan.left_out_at_night.length === 0 ? [] : [`Left out at night: ${plan.left_out_at_night.join(', ')}.`]),
    ].join('\n');
}
function isLess(leftUsd, wantedUsd) {
    return wantedUsd !== null && leftUsd < wantedUsd;
}
function writeRow({ what, name, model, calls, tokens, usd, basis }) {
    const count = (value) => (value === undefined ? '?' : (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(value));
    const isFree = basis === 'none';
    return [
        what === 'target' ? name : `judge: ${name}`,
        model ?? (isFree ? '–' : '?'),
        writeRange(calls),
        isFree ? '–' : count(tokens?.input),
        isFree ? '–' : count(tokens?.output),
        usd === null ? '?' : (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(usd),
        BASIS[basis],
    ];
}
const AGAIN = {
    'zero-tolerance': 'Cases that broke are asked again (zero tolerance)',
    night: 'A night that looks worse is measured once more',
};
function writeAgain({ because, trials, calls, usd }) {
    return `${AGAIN[because]}: at most ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(trials, 'trial')}, ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(calls, 'call')}, ${writeUsd(usd)} more.`;
}
function writeRange({ least, most }) {
    const [low, high] = [(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(least), (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(most)];
    return low === high ? low : `${low} to ${high}`;
}
function writeUsd(usd) {
    return usd === null ? 'an unknown sum' : (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(usd);
}
function align(rows) {
    const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
    return rows.map((row) => row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd());
}


/***/ }),

/***/ 13068:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dryRun: () => (/* binding */ dryRun),
  y: () => (/* binding */ planJudging)
});

var judges = __webpack_require__(23566);
var ask_judge = __webpack_require__(47553);
var choose_prompts = __webpack_require__(17795);
var consensus = __webpack_require__(68802);
var shard = __webpack_require__(64520);
var selection = __webpack_require__(78955);
var read_run = __webpack_require__(41345);
var write_run = __webpack_require__(20714);
var spend_ledger = __webpack_require__(14426);
var targets = __webpack_require__(55750);
var measure = __webpack_require__(76121);
var start_target = __webpack_require__(2011);
var measure_code = __webpack_require__(32085);
var review_code = __webpack_require__(39849);
var start_judging = __webpack_require__(18471);
var open_judge = __webpack_require__(19950);
var call_plan = __webpack_require__(75695);
var price_reply = __webpack_require__(68674);
var confirmation = __webpack_require__(95577);
;// CONCATENATED MODULE: ./build/measure/run/dry-run/plan-calls.js


/** What a run would ask and cost, as far as that can be known: by an earlier run, else by the most that a call can use. */
function planCalls(input) {
    const { suite, cases, arms, reviews, spentUsd, recordedTrials = 0, rounds = null, again = null, hasCache } = input;
    const pricing = (0,price_reply/* completePricing */.Mr)(suite.pricing);
    const trials = arms.reduce((sum, arm) => sum + arm.trials, recordedTrials);
    // How often the most is what is expected.
    const dearer = rounds === null ? 1 : rounds.most / rounds.expected;
    const { retries, variants } = suite;
    const planning = { retries, pricing, dearer };
    const targets = arms.map((arm) => planTarget(arm, { ...planning, cases: cases.length, variants }));
    const questions = input.questions.map(({ question, ...one }) => planQuestion({ name: question, ...one }, { ...planning, trials }));
    // Once an arm, whatever the number of cases and trials.
    const review = { name: 'code review', readings: { least: 1, most: 1 }, bounds: reviews };
    const [target] = targets;
    const rows = [
        ...targets,
        ...questions,
        ...(reviews.length === 0 ? [] : [planQuestion(review, { ...planning, trials: 1, dearer: 1 })]),
    ];
    return {
        suite: suite.name,
        cases: cases.length,
        rows,
        models: groupByModel(rows, pricing),
        usd: sumUsd(rows),
        budget: {
            max_cost_usd: suite.max_cost_usd,
            max_cost_usd_per_month: suite.max_cost_usd_per_month ?? null,
            spent_usd: spentUsd,
        },
        rounds,
        again: again === null || target === undefined
            ? null
            : planAgain(again, {
                target,
                questions,
                armTrials: cases.length * (arms[0]?.trials ?? 0),
                judgedTrials: cases.length * trials,
            }),
        has_cache: hasCache,
        left_out_at_night: Object.values(variants).flatMap(({ name, nightly }) => (nightly === false ? [name] : [])),
    };
}
function planTarget({ variant, trials, earlier, bounds, isFree }, { cases, retries, pricing, dearer, variants }) {
    const least = Math.round(cases * trials);
    const most = Math.round(least * dearer) * (1 + retries);
    const row = { what: 'target', name: variant, calls: { least, most } };
    if (isFree)
        return { ...row, model: null, tokens: null, usd: 0, basis: 'none' };
    const meanOf = (metric) => earlier?.summaries[metric]?.mean ?? null;
    const [input, output, usd] = [meanOf('tokens.input'), meanOf('tokens.output'), meanOf('cost.usd')];
    const model = earlier?.fingerprints.models.join(', ') || (bounds?.[0]?.model ?? null);
    if (usd !== null || (input !== null && output !== null)) {
        const tokens = input === null || output === null
            ? null
            : { input: Math.round(input * least), output: Math.round(output * least) };
        return { ...row, model, tokens, usd: usd === null ? null : usd * least, basis: 'earlier' };
    }
    if (bounds !== null && bounds.length > 0)
        return { ...row, ...sumBounds(bounds, trials, pricing), basis: 'bound' };
    const declared = variants[variant]?.max_trial_cost_usd;
    if (declared !== undefined)
        return { ...row, model, tokens: null, usd: declared * least, basis: 'declared' };
    return { ...row, model, tokens: null, usd: null, basis: 'unknown' };
}
/** A question to the judge, asked of every trial. */
function planQuestion({ name, readings, bounds }, { trials, retries, pricing, dearer }) {
    const asked = Math.round(bounds.length * trials);
    const most = Math.round(asked * dearer) * readings.most * (1 + retries);
    const calls = { least: asked * readings.least, most };
    const row = { what: 'judge', name, calls };
    const paid = bounds.filter((bound) => bound !== null);
    if (paid.length === 0)
        return { ...row, model: null, tokens: null, usd: 0, basis: 'none' };
    return { ...row, ...sumBounds(paid, trials * readings.least, pricing), basis: 'bound' };
}
function sumBounds(bounds, times, pricing) {
    const sum = (of) => Math.round(bounds.reduce((total, one) => total + of(one), 0) * times);
    const model = bounds[0]?.model ?? null;
    const tokens = { input: sum(({ input_tokens }) => input_tokens), output: sum(({ output_tokens }) => output_tokens) };
    const cost = (0,price_reply/* costOfTokens */.jQ)({ model, input_tokens: tokens.input, output_tokens: tokens.output }, pricing);
    return { model, tokens, usd: cost.kind === 'scored' ? cost.value : null };
}
function groupByModel(rows, pricing) {
    const names = [...new Set(rows.flatMap(({ model }) => model ?? []))].sort();
    return names.map((model) => {
        const own = rows.filter((row) => row.model === model);
        const price = (0,price_reply/* findPrice */.vk)({ model }, pricing)?.price;
        return {
            model,
            calls: {
                least: own.reduce((sum, { calls }) => sum + calls.least, 0),
                most: own.reduce((sum, { calls }) => sum + calls.most, 0),
            },
            usd: sumUsd(own),
            price: price === undefined ? null : { input: price.input, output: price.output },
        };
    });
}
function sumUsd(rows) {
    const known = rows.flatMap(({ usd }) => usd ?? []);
    return known.length < rows.length ? null : known.reduce((sum, usd) => sum + usd, 0);
}
/**
 * The most trials that a second look may take: those of cases that zero tolerance watches, up to `CONFIRMING_TRIALS` in all, or a night's
 * whole fresh run. Null where none can follow.
 */
function findAgain(because, input) {
    const { suite, cases, arm } = input;
    const isDeterministic = suite.variants[arm.variant]?.target.deterministic === true;
    const { zero_tolerance: scope } = suite;
    const watched = isDeterministic || scope === 'off' ? [] : cases.filter(({ critical }) => scope === 'all' || critical);
    const missing = Math.max(0, confirmation/* CONFIRMING_TRIALS */.t3 - arm.trials);
    const trials = because === 'zero-tolerance'
        ? watched.length * missing
        : cases.length * (watched.length > 0 ? arm.trials + missing : arm.trials);
    return trials === 0 ? null : { because, trials };
}
/** What these trials come to, by the rows of the arm and of the judge's questions. */
function planAgain({ because, trials }, input) {
    const { target, armTrials, questions, judgedTrials } = input;
    const parts = [
        { row: target, share: trials / armTrials, dearer: 1 },
        // A rubric's dollars are those of its fewest readings.
        ...questions.map((row) => ({ row, share: trials / judgedTrials, dearer: row.calls.most / (row.calls.least || 1) })),
    ];
    const usd = parts.reduce((sum, { row, share, dearer }) => (sum === null || row.usd === null ? null : sum + row.usd * share * dearer), 0);
    return {
        because,
        trials,
        calls: Math.round(parts.reduce((sum, { row, share }) => sum + row.calls.most * share, 0)),
        usd,
    };
}

var ask_target = __webpack_require__(40975);
;// CONCATENATED MODULE: ./build/measure/run/dry-run/dry-run.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});



















/** Says what a run would ask and cost, and asks nothing: no program is started, and no provider called. Throws as `selectCases` does. */
async function dryRun(request) {
    const { overrides, subset } = request;
    const suite = (0,measure/* overrideSuite */.vy)(request.suite, overrides ?? {});
    const selected = (0,selection/* selectSubset */.rq)(suite.cases, subset);
    const cases = request.shard ? (0,shard/* selectShard */.Xm)(selected, request.shard) : selected;
    const spentUsd = await spentInMonth(request, suite);
    const earlier = await readEarlier(request.earlier, suite.name);
    const begun = { mode: 'run', ...request, commit: null, branch: null };
    // An unknown variant is refused where the run starts.
    const described = request.arms.flatMap((arm, at) => (0,measure/* describeArm */.qz)(begun, { ...arm, out: '' }, at) ?? []);
    const rounds = (await request.answers?.(described)) ?? null;
    const arms = [];
    for (const arm of request.arms) {
        const variant = suite.variants[arm.variant];
        arms.push({
            ...arm,
            ...(rounds !== null && { trials: rounds.expected / Math.max(1, cases.length) }),
            earlier: earlier.find((run) => run.variant === arm.variant) ?? null,
            bounds: variant === undefined ? null : await boundTarget(request, { suite, cases, variant }),
            isFree: variant !== undefined && (0,ask_target/* isFree */.xp)(variant, targets/* REGISTRY */.M),
        });
    }
    const reviews = request.isJudgedLater === true || (request.shard && request.shard.index > 1)
        ? []
        : await boundReviews({ ...request, suite, judges: judges/* REGISTRY */.M, providers: call_plan/* NO_ACCESS */.lk });
    const { judge: config, scoring, primary_k, seed } = suite;
    const isJudged = config !== undefined && scoring.judged.length > 0;
    const questions = isJudged ? await boundJudge({ ...request, config, scoring, primary_k, seed, cases }) : [];
    const [arm] = request.arms;
    // All rounds are tries of a broken case too.
    const tried = arm && { ...arm, trials: rounds?.cap ?? arm.trials };
    const again = request.again && tried ? findAgain(request.again, { suite, cases, arm: tried }) : null;
    const hasCache = (request.cache ?? null) !== null;
    return planCalls({ suite, cases, arms, questions, reviews, spentUsd, rounds, again, hasCache });
}
/** In US dollars; null where a month has no limit. */
async function spentInMonth({ ledger, workingDirectory, clock }, { name, max_cost_usd_per_month: limitUsd }) {
    if (limitUsd === undefined)
        return null;
    return (await (ledger ?? (0,spend_ledger/* openLedger */.au)(workingDirectory)).spentUsd({ suite: name, month: (0,spend_ledger/* monthOf */.GS)(clock.now()) })) ?? 0;
}
async function readEarlier(folders, suite) {
    const runs = [];
    for (const folder of folders)
        if (await (0,write_run/* hasRun */.gb)(folder))
            runs.push(await (0,read_run/* readRun */.cI)(folder));
    return runs.filter((run) => run.counts !== null && run.suite.name === suite);
}
/** Only of targets that start nothing by being started; null for all others. */
async function boundTarget(request, input) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { suite, cases, variant } = input;
        if (targets/* REGISTRY */.M.find(({ name }) => name === variant.target.type)?.cost !== 'bounded')
            return null;
        const { workingDirectory, env, targetEnvNames, log, clock } = request;
        const session = __addDisposableResource(env_1, await (0,start_target/* startTarget */.ar)({ targets: targets/* REGISTRY */.M, providers: call_plan/* NO_ACCESS */.lk, env, targetEnvNames, log, clock }, { variant, workingDirectory, hasAnswered: false }), true);
        const { settings } = variant.target;
        const bounds = cases.map((golden) => session.bound?.((0,ask_target/* makeRequest */.In)({ golden, trial: 0, suite, settings, seed: suite.seed })) ?? null);
        const known = bounds.filter((bound) => bound !== null);
        return known.length === bounds.length ? known : null;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
/** The most that the review of the source code can use, for each arm that has one; null where it costs nothing. The code is read, and nobody is asked. */
async function boundReviews(request) {
    const { suite, arms, workingDirectory: folder } = request;
    const { judge: config, seed } = suite;
    const reviewed = arms.flatMap(({ variant }) => {
        const sources = suite.variants[variant]?.code_quality;
        return sources?.reviewed === true ? [{ variant, sources }] : [];
    });
    if (config === undefined || reviewed.length === 0)
        return [];
    const session = await (0,open_judge/* openJudge */.S2)({ ...request, config });
    const bounds = [];
    for (const { variant, sources } of reviewed) {
        const measure = async (path) => (0,measure_code/* readSource */.o$)({ path, folder, prefixes: sources.prefixes });
        const code = await (0,measure_code/* measureCode */.Uc)({ sources, folder, measure });
        const prepared = await (0,review_code/* prepareReview */.S)({ code, folder, variant, suite, nonce: '0'.repeat(32), seed });
        if (prepared !== null)
            bounds.push(session.bound(prepared.request));
    }
    return bounds;
}
/** What judging a recorded run would ask and cost. Nobody is asked. */
async function planJudging(request) {
    const { run, judge, scoring, pricing, retries, budget, hasCache } = request;
    const { cases, seed, settings, plan, counts } = run;
    const recordedTrials = plan === undefined ? run.trials_per_case : Math.ceil((counts?.trials ?? 0) / Math.max(1, cases.length));
    const { primary_k } = settings;
    const isAsked = judge !== null && scoring.judged.length > 0;
    const { name } = run.suite;
    return planCalls({
        suite: { name, pricing, retries, ...budget, variants: {} },
        ...{ cases, arms: [], reviews: [], recordedTrials, hasCache },
        questions: isAsked ? await boundJudge({ ...request, config: judge, primary_k, seed, cases }) : [],
        spentUsd: await spentInMonth(request, { name, ...budget }),
    });
}
/** Text of about this length stands for the answers that a judge would read. */
const TYPICAL_ANSWER = 'An answer of usual length. '.repeat(40);
/** The most that each question to the judge can use, of an answer of usual length. Nobody is asked. */
async function boundJudge(request) {
    const { config, scoring, seed, cases } = request;
    const session = await (0,open_judge/* openJudge */.S2)({ ...request, judges: judges/* REGISTRY */.M, providers: call_plan/* NO_ACCESS */.lk });
    const prompts = (0,choose_prompts/* choosePrompts */.tF)(config.prompts);
    // Some questions, such as claims, are asked only of an answer with sources: none would promise too few calls.
    const spans = Array.from({ length: request.primary_k }, () => ({ path: 'source', text: TYPICAL_ANSWER }));
    const observation = { status: 'ok', latency_ms: 0, reply: { answer: TYPICAL_ANSWER, spans } };
    return scoring.judged.map((question) => {
        const least = (0,start_judging/* countReadings */.jR)(config, question);
        const bounds = cases.flatMap((golden) => {
            const common = { question, golden, observation, trial: 0, reading: 0, nonce: '0'.repeat(32) };
            const asking = (0,ask_judge/* askJudge */.N)({ ...common, prompts, seed, scoring });
            return asking.kind === 'ask' ? [session.bound(asking.request)] : [];
        });
        const most = question === 'rubric' ? Math.max(least, consensus/* MOST_READINGS */.k2) : least + (0,start_judging/* countConfirmations */.aV)(config, question);
        return { question, readings: { least, most }, bounds };
    });
}


/***/ }),

/***/ 55151:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BR: () => (/* binding */ documentOnLine),
/* harmony export */   KH: () => (/* binding */ foldProblems),
/* harmony export */   OL: () => (/* binding */ foldAlike),
/* harmony export */   Om: () => (/* binding */ problemAtKey),
/* harmony export */   Pe: () => (/* binding */ withoutKeys),
/* harmony export */   U0: () => (/* binding */ unknownName),
/* harmony export */   Vw: () => (/* binding */ formatProblem),
/* harmony export */   au: () => (/* binding */ didYouMean),
/* harmony export */   cz: () => (/* binding */ optionsOf),
/* harmony export */   dS: () => (/* binding */ sortProblems),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   l4: () => (/* binding */ problemAt)
/* harmony export */ });
/* harmony import */ var _model_group_by_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79167);
/* harmony import */ var _model_suggest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60288);


/** `golden/suite.yaml:12: metric …`, the shape that editors and terminals turn into a link. */
function formatProblem({ file, line, message }) {
    return `${file}:${line}: ${message}`;
}
/** Problems in the order in which a reader meets them: the files as they were read, then by line. */
function sortProblems(problems, files) {
    const order = new Map(files.map((file, index) => [file, index]));
    return [...problems].sort((a, b) => (order.get(a.file) ?? -1) - (order.get(b.file) ?? -1) || a.line - b.line);
}
/** Cases with the same problem are named one by one up to here. */
const MOST_ALIKE = 3;
/**
 * Remarks of which more than three say the same, but for what they quote, as one at the first of them.
 * @example foldAlike(notes)[0].message // 'query `q1` skipped: no document is judged relevant to it. (and 34 more of the kind)'
 */
function foldAlike(remarks) {
    const kindOf = ({ message }) => message.replaceAll(/`[^`]*`|"[^"]*"|\d+/g, '…');
    const kinds = (0,_model_group_by_js__WEBPACK_IMPORTED_MODULE_0__/* .groupBy */ .$)(remarks, kindOf);
    return remarks.flatMap((remark) => {
        const { length, 0: first } = kinds.get(kindOf(remark)) ?? [];
        if (length === undefined || length <= MOST_ALIKE)
            return [remark];
        return first === remark ? [{ ...remark, message: `${remark.message} (and ${length - 1} more of the kind)` }] : [];
    });
}
/**
 * Problems with those that more than three cases share as one, at the first of them.
 * @example foldProblems(problems)[0].message // '35 cases, the first `c00`: key `page` is unknown. Did you mean `pages`?'
 */
function foldProblems(problems) {
    const read = (message) => /^case (`[^`]*`|\d+): ([^]*)$/.exec(message)?.slice(1) ?? [];
    const alike = new Map();
    for (const { message } of problems)
        alike.set(read(message)[1], (alike.get(read(message)[1]) ?? 0) + 1);
    return problems.flatMap((problem) => {
        const [name = '', text] = read(problem.message);
        const count = alike.get(text) ?? 0;
        if (text === undefined || (count > 0 && count <= MOST_ALIKE))
            return [problem];
        alike.set(text, 0);
        return count === 0 ? [] : [{ ...problem, message: `${count} cases, the first ${name}: ${text}` }];
    });
}
const LONGEST = 60;
/** A value from a suite file as a message shows it: in backticks, on one line, at most 60 characters. */
function quote(text) {
    const clipped = text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
    return `\`${clipped.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, (character) => escapeCharacter(character)).replaceAll('`', "'")}\``;
}
function escapeCharacter(character) {
    if (character === '\n')
        return '\\n';
    if (character === '\t')
        return '\\t';
    return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}
/** Beside a suggestion a longer list would only hide it. */
const LONGEST_LIST = 20;
/**
 * What to say of a name that nothing has. A long list of those that there are is left out where one of them is near.
 * @example unknownName('key', 'vers', ['name', 'version']) // 'key `vers` is unknown. Did you mean `version`? Known: name, version.'
 */
function unknownName(kind, name, known, suggestion = (0,_model_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .suggest */ .Z)(name, known)) {
    const list = suggestion !== null && known.length > LONGEST_LIST ? '' : ` Known: ${known.join(', ')}.`;
    return `${kind} ${quote(name)} is unknown.${didYouMean(suggestion)}${list}`;
}
/** ` Did you mean … ?`, or nothing. */
function didYouMean(suggestion) {
    return suggestion === null ? '' : ` Did you mean \`${suggestion}\`?`;
}
/** A document all of whose parts are on one line. */
function documentOnLine(file, value, line) {
    return { file, value, find: () => ({ line, keyLine: line, source: null }) };
}
/** What is wrong with the value at a path. */
function problemAt(document, path, message) {
    return { file: document.file, line: document.find(path).line, message };
}
/** What is wrong with the last key of a path. */
function problemAtKey(document, path, message) {
    return { file: document.file, line: document.find(path).keyLine, message };
}
/** The options of an adapter as data; they are an object where its schema is one. */
function optionsOf(data) {
    return typeof data === 'object' && data !== null ? { ...data } : {};
}
/** A mapping without the keys that all adapters of a kind share. */
function withoutKeys(entry, shared) {
    return Object.fromEntries(Object.entries(entry).filter(([key]) => !shared.includes(key)));
}


/***/ }),

/***/ 90178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BR: () => (/* binding */ GLOSSARY_URL),
/* harmony export */   cZ: () => (/* binding */ schemaLine),
/* harmony export */   xv: () => (/* binding */ VERSION),
/* harmony export */   zx: () => (/* binding */ NPX)
/* harmony export */ });
/** Goldenpair's own version; `test/house.test.ts` holds it equal to package.json. */
const VERSION = '0.1.0';
/** What its words mean. */
const GLOSSARY_URL = 'https://github.com/goldenpair/goldenpair/blob/main/docs/glossary.md';
/**
 * The comment by which editors find the schema of a YAML file: that of this major version, in the repository.
 * Source: yaml-language-server, "Using inlined schema".
 */
const schemaLine = (schema) => `# yaml-language-server: $schema=https://raw.githubusercontent.com/goldenpair/goldenpair/v${VERSION.split('.', 1).join('')}/schema/${schema}.schema.json`;
/** The command line for whoever copies a command: until Goldenpair is on npm, only its repository has it. */
const NPX = 'npx github:goldenpair/goldenpair#v0';


/***/ }),

/***/ 40524:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C1: () => (/* binding */ wrapText),
/* harmony export */   F2: () => (/* binding */ padText),
/* harmony export */   RM: () => (/* binding */ alignColumns),
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
/** Rows as lines whose cells stand below each other, the cells of these columns at its right end. */
function alignColumns(rows, isRight = (_column) => false) {
    const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((cells) => textWidth(cells[at] ?? ''))));
    return rows.map((cells) => cells
        .map((cell, at) => padText(cell, widths[at] ?? 0, isRight(at) ? 'right' : 'left'))
        .join('  ')
        .trimEnd());
}
/** Text filled up with spaces to `width` columns. */
function padText(text, width, align) {
    const space = ' '.repeat(Math.max(0, width - textWidth(text)));
    return align === 'right' ? space + text : text + space;
}


/***/ })

};
