export const id = 8164;
export const ids = [8164,2059,524,3068];
export const modules = {

  78163:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    planMode: () => (  planMode)
  });
  var _modes_ab_ab_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10552);
  var _modes_open_change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41466);
  var _modes_request_measure_checkout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15802);
  var _measure_run_dry_run_call_plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75695);
  var _measure_run_dry_run_dry_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13068);





async function planMode(request, mode) {
    const { suite, common, ledger } = await (0,_modes_request_measure_checkout_js__WEBPACK_IMPORTED_MODULE_2__  .qK)(request);
    const arms = mode === 'ab' ? (0,_modes_ab_ab_js__WEBPACK_IMPORTED_MODULE_0__.chooseArmsOfExperiment)(request, suite) : (0,_modes_request_measure_checkout_js__WEBPACK_IMPORTED_MODULE_2__  .sU)(request, suite, mode);
    const sha = request.github.event.sha;
    const change = mode === 'pr' ? await (0,_modes_open_change_js__WEBPACK_IMPORTED_MODULE_1__.planChange)(request) : null;
    const rounds = mode === 'ab' ? await (0,_modes_ab_ab_js__WEBPACK_IMPORTED_MODULE_0__.planExperiment)(request, { suite, variant: arms[0]?.variant, sha }) : change?.rounds;
    const plan = await (0,_measure_run_dry_run_dry_run_js__WEBPACK_IMPORTED_MODULE_4__.dryRun)({
        ...common,
        suite: change?.suite ?? suite,
        arms,
        mode,
        answers: rounds && (await __webpack_require__.e(  895).then(__webpack_require__.bind(__webpack_require__, 53276))).planAnswers(rounds),
        shard: request.inputs.shard,
        isJudgedLater: mode === 'pr',
        again: mode === 'nightly' ? 'night' : mode === 'pr' && request.inputs.shard === null ? 'zero-tolerance' : null,
        earlier: rounds?.main ? [rounds.main] : [],
        ledger,
    });
    request.effects.log.info((0,_measure_run_dry_run_call_plan_js__WEBPACK_IMPORTED_MODULE_3__  .p)(plan));
    return 0;
}


  }),

  75695:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    j: () => (  describeRounds),
    p: () => (  writePlan)
  });
  var _format_format_number_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77377);
  var _model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35560);
  var _report_render_text_width_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40524);



function describeRounds({ cap, expected, most, without_looks: blind, hopeless }, { cases, arms }) {
    const [about, all] = [expected * arms, most * arms];
    const answers = about === all
        ? (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .pq)(all, 'answer')
        : `about ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .pq)(about, 'answer')} if unchanged, ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .B4)(all)} at most`;
    return [
        `${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .pq)(cases, 'case')} in ${cap === 1 || blind !== null ? '' : 'at most '}${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .pq)(cap, 'round')}: ${answers}${cap === 1 || blind === null ? '' : `, all of them, since ${blind}`}.`,
        ...Object.entries(hopeless).map(([id, enough]) => {
            const cure = enough === null ? 'more cases, or a wider margin,' : `about ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .B4)(enough)} such cases`;
            return `If nothing changed, these cases are too few to decide the gate ${id} at its margin: ${cure} would be enough.`;
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
    const arms = plan.rows.filter(({ what }) => what === 'target').length;
    const unknown = plan.models.flatMap(({ model, price }) => (price === null ? [model] : []));
    return (0,_model_omit_undefined_js__WEBPACK_IMPORTED_MODULE_1__  .Eb)(`Nothing was asked. ${plan.suite} would ask for ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .pq)(plan.cases, 'case')}:`, '', ...(0,_report_render_text_width_js__WEBPACK_IMPORTED_MODULE_2__  .RM)([HEAD, ...plan.rows.map(writeRow)]), '', ...(plan.rounds === null ? [] : describeRounds(plan.rounds, { cases: plan.cases, arms })), ...plan.models.map(({ model, calls, usd, price }) => `${model}: ${writeRange(calls)} ${calls.most === 1 ? 'call' : 'calls'}, ${writeUsd(usd)}${price === null ? '' : ` (${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .up)(price.input)} in, ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .up)(price.output)} out, per million tokens)`}`), `In total ${writeUsd(plan.usd)}, without retries.`, plan.again && writeAgain(plan.again), plan.has_cache && 'These figures include answers that are in the cache and cost nothing.', unknown.length > 0 && `No price is known for ${unknown.join(', ')}: set it under \`pricing\`.`, budget === null
        ? 'There is no budget (set max_cost_usd or --max-cost-usd).'
        : `The budget of this run is ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .up)(budget)}${isLess(budget, plan.usd) ? ', which is less, so the run may stop early' : ''}.`, month !== null &&
        `This month ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .up)(spent ?? 0)} of ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .up)(month)} is spent${isLess(month - (spent ?? 0), plan.usd) ? ', and the rest may not be enough, so the run may stop early' : ''}.`, plan.left_out_at_night.length > 0 && `Left out at night: ${plan.left_out_at_night.join(', ')}.`).join('\n');
}
const isLess = (leftUsd, wantedUsd) => wantedUsd !== null && leftUsd < wantedUsd;
function writeRow({ what, name, model, calls, tokens, usd, basis }) {
    const count = (value) => (value === undefined ? '?' : (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .B4)(value));
    const isFree = basis === 'none';
    return [
        what === 'target' ? name : `judge: ${name}`,
        model ?? (isFree ? '–' : '?'),
        writeRange(calls),
        isFree ? '–' : count(tokens?.input),
        isFree ? '–' : count(tokens?.output),
        usd === null ? '?' : (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .up)(usd),
        BASIS[basis],
    ];
}
const AGAIN = {
    'zero-tolerance': 'Cases that broke are asked again (zero tolerance)',
    night: 'A night that looks worse is measured once more',
};
function writeAgain({ because, trials, calls, usd }) {
    return `${AGAIN[because]}: at most ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .pq)(trials, 'trial')}, ${(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .pq)(calls, 'call')}, ${writeUsd(usd)} more.`;
}
function writeRange({ least, most }) {
    const [low, high] = [(0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .B4)(least), (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .B4)(most)];
    return low === high ? low : `${low} to ${high}`;
}
const writeUsd = (usd) => (usd === null ? 'an unknown sum' : (0,_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__  .up)(usd));


  }),

  13068:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  dryRun: () => (  dryRun),
  y: () => (  planJudging)
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
var measure = __webpack_require__(16305);
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
    const pricing = (0,price_reply .Mr)(suite.pricing);
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
    const cost = (0,price_reply .jQ)({ model, input_tokens: tokens.input, output_tokens: tokens.output }, pricing);
    return { model, tokens, usd: cost.kind === 'scored' ? cost.value : null };
}
function groupByModel(rows, pricing) {
    const names = [...new Set(rows.flatMap(({ model }) => model ?? []))].sort();
    return names.map((model) => {
        const own = rows.filter((row) => row.model === model);
        const price = (0,price_reply .vk)({ model }, pricing)?.price;
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
    const watched = isDeterministic ? [] : cases.filter((golden) => (0,suite_suite .Df)(golden, suite.zero_tolerance));
    const missing = Math.max(0, confirmation .t3 - arm.trials);
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
    const { suite, cases: selected } = (0,measure .Z0)(request);
    const cases = request.shard ? (0,shard .Xm)(selected, request.shard) : selected;
    const spentUsd = await spentInMonth(request, suite);
    const earlier = [];
    for (const folder of request.earlier)
        if (await (0,write_run .gb)(folder))
            earlier.push(await (0,read_run .cI)(folder));
    const isOwn = ({ counts, suite: { name } }) => counts !== null && name === suite.name;
    const begun = { mode: 'run', ...request, commit: null, branch: null };
    const described = request.arms.flatMap((arm, at) => (0,measure .qz)(begun, { ...arm, out: '' }, at) ?? []);
    const rounds = (await request.answers?.(described)) ?? null;
    const arms = [];
    for (const arm of request.arms) {
        const variant = suite.variants[arm.variant];
        arms.push({
            ...arm,
            ...(rounds !== null && { trials: rounds.expected / Math.max(1, cases.length) }),
            earlier: earlier.find((run) => isOwn(run) && run.variant === arm.variant) ?? null,
            bounds: variant === undefined ? null : await boundTarget(request, { suite, cases, variant }),
            isFree: variant !== undefined && (0,ask_target .xp)(variant, targets .M),
        });
    }
    const reviews = (0,review_code .W$)(request) ? [] : await boundReviews(request, suite);
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
    return (await (ledger ?? (0,spend_ledger .au)(workingDirectory)).spentUsd({ suite: name, month: (0,spend_ledger .GS)(clock.now()) })) ?? 0;
}
async function boundTarget(request, { suite, cases, variant }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        if (targets .M.find(({ name }) => name === variant.target.type)?.cost !== 'bounded')
            return null;
        const { workingDirectory } = request;
        const from = { ...request, targets: targets .M, providers: NO_ACCESS };
        const session = __addDisposableResource(env_1, await (0,start_target .ar)(from, { variant, workingDirectory, hasAnswered: false }), true);
        const { settings } = variant.target;
        const bounds = cases.map((golden) => session.bound?.((0,ask_target .In)({ golden, trial: 0, suite, settings, seed: suite.seed })) ?? null);
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
    const session = await (0,open_judge .S2)({ ...request, config, judges: judges .M, providers: NO_ACCESS });
    const bounds = [];
    for (const { variant, sources } of reviewed) {
        const code = await (0,measure_code .Uc)(sources, folder);
        const prepared = await (0,review_code .S2)({ code, folder, variant, suite, nonce: '0'.repeat(32), seed });
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
    const session = await (0,open_judge .S2)({ ...request, judges: judges .M, providers: NO_ACCESS });
    const prompts = (0,choose_prompts .tF)(config.prompts);
    const spans = Array.from({ length: request.primary_k }, () => ({ path: 'source', text: TYPICAL_ANSWER }));
    const observation = { status: 'ok', latency_ms: 0, reply: { answer: TYPICAL_ANSWER, spans } };
    return scoring.judged.map((question) => {
        const least = (0,start_judging .jR)(config, question);
        const bounds = cases.flatMap((golden) => {
            const common = { question, golden, observation, trial: 0, reading: 0, nonce: '0'.repeat(32) };
            const asking = (0,ask_judge .N)({ ...common, prompts, seed, scoring });
            return asking.kind === 'ask' ? [session.bound(asking.request)] : [];
        });
        const most = question === 'rubric' ? Math.max(least, consensus .XA) : least + (0,start_judging .aV)(config, question);
        return { question, readings: { least, most }, bounds };
    });
}


  }),

  90178:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    BR: () => (  GLOSSARY_URL),
    cZ: () => (  schemaLine),
    xv: () => (  VERSION),
    zx: () => (  NPX)
  });
const VERSION = '0.1.0';
const GLOSSARY_URL = 'https://github.com/goldenpair/goldenpair/blob/main/docs/glossary.md';
const schemaLine = (schema) => `# yaml-language-server: $schema=https://raw.githubusercontent.com/goldenpair/goldenpair/v${VERSION.split('.', 1).join('')}/schema/${schema}.schema.json`;
const NPX = 'npx github:goldenpair/goldenpair#v0';


  }),

  40524:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    C1: () => (  wrapText),
    F2: () => (  padText),
    RM: () => (  alignColumns),
    sc: () => (  textWidth)
  });
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


  })

};
