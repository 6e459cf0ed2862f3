export const id = 342;
export const ids = [342,5549,7377,524,3068];
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





async function planMode(request, mode) {
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
        answers: rounds && (await __webpack_require__.e(/* import() */ 8514).then(__webpack_require__.bind(__webpack_require__, 53276))).planAnswers(rounds),
        shard: request.inputs.shard,
        isJudgedLater: mode === 'pr',
        again: mode === 'nightly' ? 'night' : mode === 'pr' && request.inputs.shard === null ? 'zero-tolerance' : null,
        earlier: rounds?.main ? [rounds.main] : [],
        ledger,
    });
    request.effects.log.info((0,_measure_run_dry_run_call_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .writePlan */ .p)(plan));
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
const THIN_SPACE = '\u202f';
const MINUS = '\u2212';
const NOISE = 1e-9;
function roundTo(value, decimals, round = 'nearest') {
    const factor = 10 ** decimals;
    return (round === 'up' ? Math.ceil(value * factor - NOISE) : Math.round(value * factor)) / factor;
}
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
function decimalsToShow(value, least) {
    let decimals = least;
    while (value !== 0 && Math.abs(value) < 0.5 * 10 ** -decimals && decimals < least + 3)
        decimals++;
    return decimals;
}
function decimalsForDigits(value, digits) {
    if (value === 0)
        return 0;
    return Math.max(0, digits - 1 - Math.floor(Math.log10(Math.abs(value)) + NOISE));
}
function withUnit(number, unit) {
    return `${number}${THIN_SPACE}${unit}`;
}
function formatCount(count) {
    return formatNumber(count, { decimals: 0 });
}
function countOf(count, one, many = `${one}s`) {
    return `${formatCount(count)} ${count === 1 ? one : many}`;
}
function partOf(part, whole, one, many) {
    if (part === 1 && whole === 1)
        return `the only ${one}`;
    return `${formatCount(part)} of ${countOf(whole, one, many)}`;
}
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
function formatAge(hours) {
    if (hours < 1)
        return `${withUnit(String(Math.max(0, Math.floor(hours * 60))), 'min')} old`;
    if (hours < 48)
        return `${withUnit(String(Math.floor(hours)), 'h')} old`;
    return `${countOf(Math.floor(hours / 24), 'day')} old`;
}
function moneyDecimals(usd) {
    return Math.abs(usd) >= 0.1 ? 2 : Math.max(2, decimalsForDigits(usd, 2));
}
function formatMoney(usd, options = {}) {
    const number = formatNumber(usd, { decimals: moneyDecimals(usd), ...options });
    const [, sign = '', digits = ''] = /^([+\u2212]?)(.*)$/.exec(number) ?? [];
    return `${sign}$${digits}`;
}
function formatRate(rate) {
    return formatMoney(rate, { decimals: Math.max(moneyDecimals(rate), String(rate).split('.')[1]?.length ?? 0) });
}
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
function formatPInWords(p, alpha) {
    const text = formatP(p, alpha);
    return /^[<>]/.test(text) ? `p ${text}` : `p = ${text}`;
}


/***/ }),

/***/ 75695:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ describeRounds),
/* harmony export */   p: () => (/* binding */ writePlan)
/* harmony export */ });
/* harmony import */ var _format_format_number_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77377);
/* harmony import */ var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35560);
/* harmony import */ var _report_render_text_width_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40524);



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
const BASIS = {
    earlier: 'as in the earlier run',
    bound: 'at most',
    declared: 'as max_trial_cost_usd says',
    none: 'costs nothing',
    unknown: 'unknown until it is asked',
};
const HEAD = ['asked', 'model', 'calls', 'tokens in', 'tokens out', 'USD', ''];
function writePlan(plan) {
    const { max_cost_usd: budget, max_cost_usd_per_month: month, spent_usd: spent } = plan.budget;
    const unknown = plan.models.flatMap(({ model, price }) => (price === null ? [model] : []));
    return (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_1__/* .present */ .Eb)(`Nothing was asked. ${plan.suite} would ask for ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(plan.cases, 'case')}:`, '', ...(0,_report_render_text_width_js__WEBPACK_IMPORTED_MODULE_2__/* .alignColumns */ .RM)([HEAD, ...plan.rows.map(writeRow)]), '', ...(plan.rounds === null ? [] : describeRounds(plan.rounds, plan.cases)), ...plan.models.map(({ model, calls, usd, price }) => `${model}: ${writeRange(calls)} ${calls.most === 1 ? 'call' : 'calls'}, ${writeUsd(usd)}${price === null ? '' : ` (${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(price.input)} in, ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(price.output)} out, per million tokens)`}`), `In total ${writeUsd(plan.usd)}, without retries.`, plan.again && writeAgain(plan.again), plan.has_cache && 'Cached answers are counted as if they were asked, but cost nothing.', unknown.length > 0 && `No price is known for ${unknown.join(', ')}: set it under \`pricing\`.`, budget === null
        ? 'There is no budget (set max_cost_usd or --max-cost-usd).'
        : `The budget of this run is ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(budget)}${isLess(budget, plan.usd) ? ', which is less: it may stop the run' : ''}.`, month !== null &&
        `This month ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(spent ?? 0)} of ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMoney */ .up)(month)} is spent${isLess(month - (spent ?? 0), plan.usd) ? ', and the rest may not suffice: it may stop the run' : ''}.`, plan.left_out_at_night.length > 0 && `Left out at night: ${plan.left_out_at_night.join(', ')}.`).join('\n');
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
var read_run = __webpack_require__(41345);
var write_run = __webpack_require__(20714);
var spend_ledger = __webpack_require__(14426);
var targets = __webpack_require__(55750);
var measure = __webpack_require__(76121);
var start_target = __webpack_require__(82682);
var measure_code = __webpack_require__(32085);
var review_code = __webpack_require__(39849);
var start_judging = __webpack_require__(18471);
var open_judge = __webpack_require__(19950);
var price_reply = __webpack_require__(68674);
var confirmation = __webpack_require__(95577);
var suite_suite = __webpack_require__(4657);
;// CONCATENATED MODULE: ./build/measure/run/dry-run/plan-calls.js



function planCalls(input) {
    const { suite, cases, arms, reviews, spentUsd, recordedTrials = 0, rounds = null, again = null, hasCache } = input;
    const pricing = (0,price_reply/* completePricing */.Mr)(suite.pricing);
    const trials = arms.reduce((sum, arm) => sum + arm.trials, recordedTrials);
    const dearer = rounds === null ? 1 : rounds.most / rounds.expected;
    const { retries, variants, max_cost_usd, max_cost_usd_per_month = null } = suite;
    const planning = { retries, pricing, dearer };
    const targets = arms.map((arm) => planTarget(arm, { ...planning, cases: cases.length, variants }));
    const questions = input.questions.map(({ question, ...one }) => planQuestion({ name: question, ...one }, { ...planning, trials }));
    const review = { name: 'code review', readings: { least: 1, most: 1 }, bounds: reviews };
    const [target] = targets;
    const [armTrials, judgedTrials] = [cases.length * (arms[0]?.trials ?? 0), cases.length * trials];
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
        budget: { max_cost_usd, max_cost_usd_per_month, spent_usd: spentUsd },
        rounds,
        again: again && target ? planAgain(again, { target, questions, armTrials, judgedTrials }) : null,
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
        const sum = (end) => own.reduce((total, { calls }) => total + calls[end], 0);
        return {
            model,
            calls: { least: sum('least'), most: sum('most') },
            usd: sumUsd(own),
            price: price === undefined ? null : { input: price.input, output: price.output },
        };
    });
}
function sumUsd(rows) {
    const known = rows.flatMap(({ usd }) => usd ?? []);
    return known.length < rows.length ? null : known.reduce((sum, usd) => sum + usd, 0);
}
function findAgain(because, input) {
    const { suite, cases, arm } = input;
    const isDeterministic = suite.variants[arm.variant]?.target.deterministic === true;
    const watched = isDeterministic ? [] : cases.filter((golden) => (0,suite_suite/* isWatched */.Df)(golden, suite.zero_tolerance));
    const missing = Math.max(0, confirmation/* CONFIRMING_TRIALS */.t3 - arm.trials);
    const trials = because === 'zero-tolerance'
        ? watched.length * missing
        : cases.length * (watched.length > 0 ? arm.trials + missing : arm.trials);
    return trials === 0 ? null : { because, trials };
}
function planAgain({ because, trials }, input) {
    const { target, armTrials, questions, judgedTrials } = input;
    const parts = [
        { row: target, share: trials / armTrials, dearer: 1 },
        ...questions.map((row) => ({ row, share: trials / judgedTrials, dearer: row.calls.most / (row.calls.least || 1) })),
    ];
    const usd = parts.reduce((sum, { row, share, dearer }) => (sum === null || row.usd === null ? null : sum + row.usd * share * dearer), 0);
    const calls = Math.round(parts.reduce((sum, { row, share }) => sum + row.calls.most * share, 0));
    return { because, trials, calls, usd };
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

















const NO_ACCESS = { openaiApiKey: 'dry-run', openaiBaseUrl: null, githubToken: 'dry-run', githubModelsUrl: null };
async function dryRun(request) {
    const { suite, cases: selected } = (0,measure/* prepareRun */.Z0)(request);
    const cases = request.shard ? (0,shard/* selectShard */.Xm)(selected, request.shard) : selected;
    const spentUsd = await spentInMonth(request, suite);
    const earlier = [];
    for (const folder of request.earlier)
        if (await (0,write_run/* hasRun */.gb)(folder))
            earlier.push(await (0,read_run/* readRun */.cI)(folder));
    const isOwn = ({ counts, suite: { name } }) => counts !== null && name === suite.name;
    const begun = { mode: 'run', ...request, commit: null, branch: null };
    const described = request.arms.flatMap((arm, at) => (0,measure/* describeArm */.qz)(begun, { ...arm, out: '' }, at) ?? []);
    const rounds = (await request.answers?.(described)) ?? null;
    const arms = [];
    for (const arm of request.arms) {
        const variant = suite.variants[arm.variant];
        arms.push({
            ...arm,
            ...(rounds !== null && { trials: rounds.expected / Math.max(1, cases.length) }),
            earlier: earlier.find((run) => isOwn(run) && run.variant === arm.variant) ?? null,
            bounds: variant === undefined ? null : await boundTarget(request, { suite, cases, variant }),
            isFree: variant !== undefined && (0,ask_target/* isFree */.xp)(variant, targets/* REGISTRY */.M),
        });
    }
    const reviews = (0,review_code/* findRefusal */.W$)(request) ? [] : await boundReviews(request, suite);
    const { judge: config, scoring, primary_k, seed } = suite;
    const isJudged = config !== undefined && scoring.judged.length > 0;
    const questions = isJudged ? await boundJudge({ ...request, config, scoring, primary_k, seed, cases }) : [];
    const [arm] = request.arms;
    const tried = arm && { ...arm, trials: rounds?.cap ?? arm.trials };
    const again = request.again && tried ? findAgain(request.again, { suite, cases, arm: tried }) : null;
    const hasCache = (request.cache ?? null) !== null;
    return planCalls({ suite, cases, arms, questions, reviews, spentUsd, rounds, again, hasCache });
}
async function spentInMonth({ ledger, workingDirectory, clock }, { name, max_cost_usd_per_month: limitUsd }) {
    if (limitUsd === undefined)
        return null;
    return (await (ledger ?? (0,spend_ledger/* openLedger */.au)(workingDirectory)).spentUsd({ suite: name, month: (0,spend_ledger/* monthOf */.GS)(clock.now()) })) ?? 0;
}
async function boundTarget(request, { suite, cases, variant }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        if (targets/* REGISTRY */.M.find(({ name }) => name === variant.target.type)?.cost !== 'bounded')
            return null;
        const { workingDirectory } = request;
        const from = { ...request, targets: targets/* REGISTRY */.M, providers: NO_ACCESS };
        const session = __addDisposableResource(env_1, await (0,start_target/* startTarget */.ar)(from, { variant, workingDirectory, hasAnswered: false }), true);
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
async function boundReviews(request, suite) {
    const { arms, workingDirectory: folder } = request;
    const { judge: config, seed } = suite;
    const reviewed = arms.flatMap(({ variant }) => {
        const sources = suite.variants[variant]?.code_quality;
        return sources?.reviewed === true ? [{ variant, sources }] : [];
    });
    if (config === undefined || reviewed.length === 0)
        return [];
    const session = await (0,open_judge/* openJudge */.S2)({ ...request, config, judges: judges/* REGISTRY */.M, providers: NO_ACCESS });
    const bounds = [];
    for (const { variant, sources } of reviewed) {
        const code = await (0,measure_code/* measureCode */.Uc)(sources, folder);
        const prepared = await (0,review_code/* prepareReview */.S2)({ code, folder, variant, suite, nonce: '0'.repeat(32), seed });
        if (prepared !== null)
            bounds.push(session.bound(prepared.request));
    }
    return bounds;
}
async function planJudging(run, request) {
    const suite = { ...request.suite, name: run.suite.name, variants: {} };
    const { cases, seed, plan, counts } = run;
    const { primary_k } = run.settings;
    const recordedTrials = plan === undefined ? run.trials_per_case : Math.ceil((counts?.trials ?? 0) / Math.max(1, cases.length));
    return planCalls({
        suite,
        cases,
        arms: [],
        reviews: [],
        recordedTrials,
        hasCache: false,
        questions: await boundJudge({ ...request, scoring: suite.scoring, primary_k, seed, cases }),
        spentUsd: await spentInMonth(request, suite),
    });
}
const TYPICAL_ANSWER = 'An answer of usual length. '.repeat(40);
async function boundJudge(request) {
    const { config, scoring, seed, cases } = request;
    const session = await (0,open_judge/* openJudge */.S2)({ ...request, judges: judges/* REGISTRY */.M, providers: NO_ACCESS });
    const prompts = (0,choose_prompts/* choosePrompts */.tF)(config.prompts);
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


function formatProblem({ file, line, message }) {
    return `${file}:${line}: ${message}`;
}
function sortProblems(problems, files) {
    const order = new Map(files.map((file, index) => [file, index]));
    return [...problems].sort((a, b) => (order.get(a.file) ?? -1) - (order.get(b.file) ?? -1) || a.line - b.line);
}
const MOST_ALIKE = 3;
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
const LONGEST_LIST = 20;
function unknownName(kind, name, known, suggestion = (0,_model_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .suggest */ .Z)(name, known)) {
    const list = suggestion !== null && known.length > LONGEST_LIST ? '' : ` Known: ${known.join(', ')}.`;
    return `${kind} ${quote(name)} is unknown.${didYouMean(suggestion)}${list}`;
}
function didYouMean(suggestion) {
    return suggestion === null ? '' : ` Did you mean \`${suggestion}\`?`;
}
function documentOnLine(file, value, line) {
    return { file, value, find: () => ({ line, keyLine: line, source: null }) };
}
function problemAt(document, path, message) {
    return { file: document.file, line: document.find(path).line, message };
}
function problemAtKey(document, path, message) {
    return { file: document.file, line: document.find(path).keyLine, message };
}
function optionsOf(data) {
    return typeof data === 'object' && data !== null ? { ...data } : {};
}
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
const VERSION = '0.1.0';
const GLOSSARY_URL = 'https://github.com/goldenpair/goldenpair/blob/main/docs/glossary.md';
const schemaLine = (schema) => `# yaml-language-server: $schema=https://raw.githubusercontent.com/goldenpair/goldenpair/v${VERSION.split('.', 1).join('')}/schema/${schema}.schema.json`;
const NPX = 'npx github:goldenpair/goldenpair#v0';


/***/ }),

/***/ 82204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D8: () => (/* binding */ chooseRules),
/* harmony export */   t3: () => (/* binding */ findReference)
/* harmony export */ });
/* unused harmony exports parseBaseRules, settleRules */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _format_join_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73341);
/* harmony import */ var _github_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44463);
/* harmony import */ var _model_run_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12141);
/* harmony import */ var _model_suite_rules_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(72734);
/* harmony import */ var _measure_run_load_suite_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79487);
/* harmony import */ var _store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41345);
/* harmony import */ var _find_baseline_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(44970);
/* harmony import */ var _suite_origin_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(99050);
/* harmony import */ var _compare_differences_describe_rule_changes_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(97637);
/* harmony import */ var _metrics_build_metrics_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(55970);
/* harmony import */ var _metrics_cost_price_reply_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(68674);
/* harmony import */ var _io_sha256_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(80430);
/* harmony import */ var _measure_run_measure_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(76121);
/* harmony import */ var _measure_suite_parse_suite_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(43733);
/* harmony import */ var _metrics_score_trial_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(21501);
















async function findReference(request, run, { checkout, pullRequest }) {
    const { number } = pullRequest;
    const point = await (0,_find_baseline_js__WEBPACK_IMPORTED_MODULE_6__/* .locateReference */ .IB)(request, { checkout, pullRequest });
    const files = await (0,_suite_origin_js__WEBPACK_IMPORTED_MODULE_7__/* .openBaseFiles */ .R9)(request, point);
    const baseline = await (0,_find_baseline_js__WEBPACK_IMPORTED_MODULE_6__/* .findBaseline */ .Xn)({ request, suite: run.suite.name, point, files, measured: checkout.sha, number });
    const baseRun = baseline.kind === 'found' ? await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_5__/* .readRun */ .cI)(baseline.folder) : null;
    const path = baseRun?.suite.file ?? node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(request.inputs.suite);
    const manifest = baseRun === null ? null : await (0,_suite_origin_js__WEBPACK_IMPORTED_MODULE_7__/* .readBaseManifest */ .FC)(request, files, path);
    const { cases } = run;
    const origin = baseRun === null ? undefined : await (0,_suite_origin_js__WEBPACK_IMPORTED_MODULE_7__/* .findOrigin */ .Ub)(request, { files, manifest, baseRun, cases, number });
    return { baseline, ruleSet: await chooseRules(request, { run, baseline, files, manifest, origin }) };
}
async function chooseRules(request, facts) {
    const { inputs, effects } = request;
    const { run, baseline, origin, renamed = null } = facts;
    const baseRun = baseline.kind === 'found' ? await (0,_store_runs_read_run_js__WEBPACK_IMPORTED_MODULE_5__/* .readRun */ .cI)(baseline.folder) : null;
    const read = await readBaseRules(request, { ...facts, run, baseRun });
    const stated = read?.rules ?? (baseRun === null ? null : (0,_model_suite_rules_js__WEBPACK_IMPORTED_MODULE_15__/* .recordedRules */ .M)(baseRun));
    const { subset, first, skipCode: skipped } = inputs;
    const from = inputs.gatesFrom;
    const own = { rules: (0,_model_suite_rules_js__WEBPACK_IMPORTED_MODULE_15__/* .recordedRules */ .M)(run), from: 'head', changes: [] };
    const settled = (stated && settleRules({ stated, run, from, skipped, renamed })) ?? own;
    if (settled.changes.length > 0) {
        effects.log.warning(`Gates and settings differ from the base's, ${from === 'base' ? "and the base's are used" : 'and are used (input `gates-from`)'}: ${settled.changes.join('; ')}.`);
    }
    return { ...settled, subset, first, budget: read?.budget ?? null, ...(origin && { origin }) };
}
async function readBaseRules({ inputs, effects }, { run, baseRun, files, manifest }) {
    if (files === null)
        return null;
    if (inputs.results.length > 0 || (baseRun !== null && (0,_model_run_run_js__WEBPACK_IMPORTED_MODULE_3__/* .isFromResults */ .PX)(baseRun)))
        return null;
    const readPrompt = async (prompt) => (await files.readFile(prompt)) ?? { problem: `${prompt} is not a file.` };
    for (const path of new Set([...(baseRun === null ? [] : [baseRun.suite.file]), node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(inputs.suite)])) {
        try {
            const text = path === manifest?.path ? manifest.text : await files.readFile(path);
            const prompts = text === null ? [] : await (0,_measure_run_load_suite_js__WEBPACK_IMPORTED_MODULE_4__/* .readPrompts */ .wZ)({ path, text }, readPrompt);
            const rules = text === null ? null : parseBaseRules({ path, text }, prompts, { run, baseRun });
            if (rules !== null)
                return rules;
            effects.log.info(`${path} of ${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_1__/* .shortCommit */ .Ax)(files.sha)} is not the suite ${run.suite.name}.`);
        }
        catch (error) {
            effects.log.info(`The gates of ${(0,_format_join_names_js__WEBPACK_IMPORTED_MODULE_1__/* .shortCommit */ .Ax)(files.sha)} cannot be read from ${path}: ${(0,_github_client_js__WEBPACK_IMPORTED_MODULE_2__/* .whyUnread */ .Ms)(error)}`);
        }
    }
    return null;
}
function parseBaseRules(manifest, prompts, { run, baseRun }) {
    const cases = [...(baseRun?.cases ?? []), ...run.cases];
    const own = (0,_metrics_score_trial_js__WEBPACK_IMPORTED_MODULE_14__/* .customMetricsOf */ .ki)({ metrics: [...(baseRun?.metrics ?? []), ...run.metrics] });
    const registries = {
        ..._measure_run_load_suite_js__WEBPACK_IMPORTED_MODULE_4__/* .SUITE_REGISTRIES */ .J3,
        metrics: (settings, added = []) => (0,_metrics_build_metrics_js__WEBPACK_IMPORTED_MODULE_9__/* .buildMetrics */ .GY)(settings, [...own, ...added.filter(({ measured_on: on }) => on === 'table')]),
        defaultGates: ({ metrics }) => (0,_metrics_build_metrics_js__WEBPACK_IMPORTED_MODULE_9__/* .defaultGates */ .e9)({ metrics, cases }),
    };
    const home = { name: run.suite.name, directory: '' };
    const { suite } = (0,_measure_suite_parse_suite_js__WEBPACK_IMPORTED_MODULE_13__/* .parseSuite */ .El)({ home, manifest, caseFiles: [], prompts, registries, hash: _io_sha256_js__WEBPACK_IMPORTED_MODULE_11__/* .sha256 */ .s });
    if (suite.name !== run.suite.name)
        return null;
    const { gates, k, primary_k, success, scoring, alpha, min_scored_share, zero_tolerance, inference } = suite;
    const { max_cost_usd, max_cost_usd_per_month, judge = null } = suite;
    const deterministic = suite.variants[run.variant]?.target.deterministic ?? run.settings.deterministic;
    const decided = { alpha, min_scored_share, zero_tolerance, inference, deterministic };
    const settings = { k: [...k], primary_k, success, scoring, ...decided };
    const pricing = (0,_metrics_cost_price_reply_js__WEBPACK_IMPORTED_MODULE_10__/* .completePricing */ .Mr)(suite.pricing);
    return { rules: { gates, settings, pricing, judge }, budget: { max_cost_usd, max_cost_usd_per_month } };
}
function settleRules(input) {
    const { stated, run, from, skipped, renamed } = input;
    if (stated.gates.length === 0)
        return null;
    const own = (0,_model_suite_rules_js__WEBPACK_IMPORTED_MODULE_15__/* .recordedRules */ .M)(run);
    const gates = skipped === null ? stated.gates : (0,_measure_run_measure_js__WEBPACK_IMPORTED_MODULE_12__/* .dropCodeGates */ .HU)(stated.gates, { skipped, metrics: run.metrics });
    const base = { ...stated, gates, pricing: (0,_metrics_cost_price_reply_js__WEBPACK_IMPORTED_MODULE_10__/* .priceByBase */ .iZ)(stated.pricing, own.pricing) };
    const changes = [
        ...(renamed === null ? [] : [`name ${run.suite.name} → ${renamed}`]),
        ...(0,_compare_differences_describe_rule_changes_js__WEBPACK_IMPORTED_MODULE_8__/* .describeRuleChanges */ .T)(base, own, run.metrics),
    ];
    return { rules: from === 'base' ? base : own, from, changes };
}


/***/ }),

/***/ 41466:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  findMain: () => (/* binding */ findMain),
  findOriginOf: () => (/* binding */ findOriginOf),
  openChange: () => (/* binding */ openChange),
  openFirstLook: () => (/* binding */ openFirstLook),
  planChange: () => (/* binding */ planChange),
  roundsOf: () => (/* binding */ roundsOf)
});

var external_node_path_ = __webpack_require__(76760);
var github_checkout = __webpack_require__(81136);
var rounds_plan = __webpack_require__(87375);
var run = __webpack_require__(12141);
var selection = __webpack_require__(78955);
var action_request = __webpack_require__(58131);
var locate_spans = __webpack_require__(50956);
var measure_checkout = __webpack_require__(15802);
var read_run = __webpack_require__(41345);
var fingerprint = __webpack_require__(27866);
var suite = __webpack_require__(4657);
;// CONCATENATED MODULE: ./build/measure/suite/base-forms.js


function addBaseForms(input) {
    const { own, base, scope } = input;
    const ownById = new Map(own.map((golden) => [golden.id, golden]));
    const taken = new Set([...own, ...base].map(({ id }) => id));
    const replaced = new Map();
    const added = [];
    const base_forms = [];
    for (const golden of base) {
        const now = ownById.get(golden.id);
        const isThere = now?.enabled === true;
        if (!golden.enabled || (isThere && now.fingerprint === golden.fingerprint))
            continue;
        const isSame = isThere && asksTheSame(golden, now);
        const isReworded = isThere && golden.query !== now.query && asksTheSame(golden, { ...now, query: golden.query });
        if (!(0,suite/* isWatched */.Df)(golden, scope) && !isSame && !isReworded)
            continue;
        const copy = isThere && !isSame ? { ...now, id: freeId(now.id, taken) } : null;
        base_forms.push({
            case: golden.id,
            edit: isThere ? 'edited' : now === undefined ? 'removed' : 'disabled',
            own: copy?.id ?? null,
        });
        if (now === undefined)
            added.push(golden);
        else
            replaced.set(golden.id, copy === null ? [golden] : [golden, copy]);
    }
    return { cases: [...own.flatMap((golden) => replaced.get(golden.id) ?? [golden]), ...added], base_forms };
}
const LABELS = new Set([
    ...['at', 'fingerprint', 'notes', 'tags', 'category', 'difficulty', 'use_case', 'critical'],
    ...['cluster', 'flaky'],
]);
function asksTheSame(base, now) {
    const askedOf = (golden) => (0,fingerprint/* canonicalJson */.d)(Object.fromEntries(Object.entries(golden).filter(([field]) => !LABELS.has(field))));
    return askedOf(base) === askedOf(now);
}
const LONGEST_ID = 200;
function freeId(id, taken) {
    for (let count = 1;; count++) {
        const suffix = count === 1 ? ' (this PR)' : ` (this PR ${count})`;
        const free = id.slice(0, LONGEST_ID - suffix.length) + suffix;
        if (taken.has(free))
            continue;
        taken.add(free);
        return free;
    }
}

var stale_spans = __webpack_require__(49561);
var choose_rules = __webpack_require__(82204);
var find_baseline = __webpack_require__(44970);
var suite_origin = __webpack_require__(99050);
var format_number = __webpack_require__(77377);
var group_by = __webpack_require__(79167);
var stats_random = __webpack_require__(52681);
;// CONCATENATED MODULE: ./build/measure/suite/first-look.js


function takeFirst(suite, input) {
    const { cases, first, passesOf } = input;
    if (first >= cases.length)
        return null;
    const rankOf = ({ id, critical, flaky }) => {
        if (flaky !== undefined)
            return 4;
        if (critical)
            return 0;
        const passes = passesOf(id);
        return passes === null ? 2 : 2 * passes[0] >= passes[1] ? 1 : 3;
    };
    const random = (0,stats_random/* seededRandom */.I)(`${suite.seed}/first-look`);
    const byId = cases.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    const ordered = (0,stats_random/* shuffled */.A)(byId, random).sort((a, b) => rankOf(a) - rankOf(b));
    const strata = [...(0,group_by/* groupBy */.$)(ordered, ({ tags: [tag = ''] }) => tag)].sort(([a], [b]) => (a < b ? -1 : 1));
    const shares = strata.map(([, own]) => (first * own.length) / cases.length);
    const left = first - shares.reduce((sum, share) => sum + Math.floor(share), 0);
    const most = [...shares.keys()].sort((a, b) => ((shares[b] ?? 0) % 1) - ((shares[a] ?? 0) % 1)).slice(0, left);
    const taken = new Set(strata.flatMap(([, own], at) => own.slice(0, Math.floor(shares[at] ?? 0) + (most.includes(at) ? 1 : 0))));
    return {
        ...suite,
        cases: suite.cases.filter((golden) => taken.has(golden)),
        first_look: { cases: first, of: cases.length },
    };
}

var case_means = __webpack_require__(80719);
;// CONCATENATED MODULE: ./build/modes/open-change.js


















async function openChange(request, pullRequest) {
    const { inputs, github, workingDirectory, effects } = request;
    if (inputs.baseline.from === action_request/* REF */.g4 && inputs.shard !== null)
        throw (0,find_baseline/* refuseRef */.aj)();
    const checkout = await (0,github_checkout/* readCheckout */.b$)({ workingDirectory, fallbackSha: github.event.sha });
    const plan = await (0,measure_checkout/* planCheckout */.SH)(request, { mode: 'pr', commit: checkout.sha });
    const point = await (0,find_baseline/* locateReference */.IB)(request, { checkout, pullRequest });
    const files = await (0,suite_origin/* openBaseFiles */.R9)(request, point);
    const change = { checkout, point, files, manifest: null, plan, renamed: null };
    if (plan.kind === 'results')
        return change;
    const manifest = await (0,suite_origin/* readBaseManifest */.FC)(request, files, external_node_path_.posix.normalize(inputs.suite));
    const own = plan.name;
    const name = manifest?.name ?? own;
    if (name === own)
        return { ...change, manifest };
    effects.log.warning(`The suite ${name} is called ${own} in this change; it is compared as ${name}.`);
    return { ...change, manifest, plan: withSuite(plan, { ...plan.suite, name }), renamed: own };
}
function withSuite(plan, suite) {
    return { ...plan, name: suite.name, suite, common: { ...plan.common, suite } };
}
async function findOriginOf(request, { change: { files, manifest: there }, baseline, pullRequest }, cases) {
    if (pullRequest === null && request.github.event.kind !== 'merge_group')
        return undefined;
    if (baseline?.kind === 'none')
        return undefined;
    const baseRun = baseline === null ? null : await (0,read_run/* readRun */.cI)(baseline.folder);
    const isOfSuite = baseRun !== null && !(0,run/* isFromResults */.PX)(baseRun);
    const manifest = there ?? (isOfSuite ? await (0,suite_origin/* readBaseManifest */.FC)(request, files, baseRun.suite.file) : null);
    return (0,suite_origin/* findOrigin */.Ub)(request, { files, manifest, baseRun, cases, number: numberOf(request, pullRequest) });
}
function numberOf({ github: { event } }, pullRequest) {
    return pullRequest?.number ?? (event.kind === 'merge_group' ? event.number : null);
}
async function planBaseForms(request, facts) {
    const { plan, manifest } = facts.change;
    if (plan.kind === 'results')
        return { plan, origin: undefined };
    const origin = await findOriginOf(request, facts, plan.suite.cases);
    if (origin === undefined || origin.is_accepted)
        return { plan, origin };
    const scope = manifest?.zero_tolerance ?? 'critical';
    const { cases, base_forms } = addBaseForms({ own: plan.suite.cases, base: origin.cases, scope });
    if (base_forms.length === 0)
        return { plan, origin };
    const named = base_forms.slice(0, 5).map(({ case: id }) => id);
    request.effects.log.info(`Cases that this change edits or removes are asked as the base has them: ${named.join(', ')}${base_forms.length > named.length ? ` and ${base_forms.length - named.length} more` : ''}.`);
    const { stale } = await (0,locate_spans/* checkSpans */.GW)({ cases, workingDirectory: request.workingDirectory });
    return { plan: withSuite(plan, { ...plan.suite, cases, base_forms, ...(0,stale_spans/* listStaleCases */.tF)(cases, stale) }), origin };
}
const NOT_FOUND = { kind: 'none', reason: 'it is measured beside the change' };
async function findMain(request, change, pullRequest) {
    const { inputs, effects } = request;
    const { first, subset, shard } = inputs;
    const isLater = inputs.baseline.from === action_request/* REF */.g4 || shard !== null;
    const place = { measured: change.checkout.sha, number: numberOf(request, pullRequest) };
    const finding = { request, suite: change.plan.name, ...change, ...place };
    const known = isLater ? null : await (0,find_baseline/* findBaseline */.Xn)(finding);
    const { plan: whole, origin } = await planBaseForms(request, { change, baseline: known, pullRequest });
    const main = isLater && whole.kind === 'suite' ? await (0,find_baseline/* findPlanner */.ah)(finding) : known;
    let plan = whole;
    if (first !== null && whole.kind === 'suite' && pullRequest?.isDraft === true) {
        const folder = shard === null && main?.kind === 'found' ? main.folder : null;
        plan = withSuite(whole, await openFirstLook(whole.suite, { first, subset, main: folder, log: effects.log }));
    }
    let chosen = null;
    const choose = async (run) => {
        chosen ??= await (0,choose_rules/* chooseRules */.D8)(request, { ...change, run, baseline: main ?? NOT_FOUND, origin });
        return chosen;
    };
    return { known, plan, origin, main, rules: { choose, chosen: () => chosen } };
}
async function planChange(request) {
    const pullRequest = request.github.event.kind === 'pull_request' ? request.github.event.pullRequest : null;
    const known = await findMain(request, await openChange(request, pullRequest), pullRequest);
    if (known.plan.kind === 'results')
        return null;
    return { suite: known.plan.suite, rounds: roundsOf(request, known, request.inputs.baseline.from === action_request/* REF */.g4) };
}
function roundsOf({ inputs, effects }, { plan, main, rules }, isBeside) {
    const isPart = inputs.shard !== null;
    if (plan.kind === 'results' || inputs.trials !== null)
        return undefined;
    if (main?.kind !== 'found' && !isBeside && !isPart)
        return undefined;
    return {
        main: main?.kind === 'found' ? main.folder : null,
        beside: isBeside ? 1 : null,
        cap: plan.suite.rounds ?? rounds_plan/* MOST_ROUNDS */.M4,
        isJudgedLater: true,
        whole: isPart ? (0,selection/* selectSubset */.rq)(plan.suite.cases, inputs.subset) : undefined,
        log: effects.log,
        rules: rules.choose,
    };
}
async function openFirstLook(suite, input) {
    const { first, subset, main, log } = input;
    const { tallyOf } = (0,case_means/* caseMeansOf */.u)(main === null ? [] : (await (0,read_run/* readScoredRun */.my)(main, { log })).trials);
    const cases = (0,selection/* selectSubset */.rq)(suite.cases, subset);
    const taken = takeFirst(suite, { cases, first, passesOf: tallyOf });
    if (taken === null) {
        log.info(`The first look asks all ${(0,format_number/* countOf */.pq)(cases.length, 'case')}.`);
        return suite;
    }
    const tags = (0,group_by/* groupBy */.$)(taken.cases, ({ tags: [tag = 'no tag'] }) => tag);
    const shares = [...tags].map(([tag, own]) => `${tag} ${own.length}`);
    log.info(`First look: ${first} of ${(0,format_number/* countOf */.pq)(cases.length, 'case')} (seed ${suite.seed}): ${shares.join(', ')}.`);
    return taken;
}


/***/ }),

/***/ 40524:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C1: () => (/* binding */ wrapText),
/* harmony export */   F2: () => (/* binding */ padText),
/* harmony export */   RM: () => (/* binding */ alignColumns),
/* harmony export */   sc: () => (/* binding */ textWidth)
/* harmony export */ });
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u;
function textWidth(text) {
    let width = 0;
    for (const character of text) {
        if (/\p{Mn}|\p{Me}|\ufe0f/u.test(character))
            continue;
        width += WIDE.test(character) ? 2 : 1;
    }
    return width;
}
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
function alignColumns(rows, isRight = (_column) => false) {
    const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((cells) => textWidth(cells[at] ?? ''))));
    return rows.map((cells) => cells
        .map((cell, at) => padText(cell, widths[at] ?? 0, isRight(at) ? 'right' : 'left'))
        .join('  ')
        .trimEnd());
}
function padText(text, width, align) {
    const space = ' '.repeat(Math.max(0, width - textWidth(text)));
    return align === 'right' ? space + text : text + space;
}


/***/ })

};
