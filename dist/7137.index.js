export const id = 7137;
export const ids = [7137,235];
export const modules = {

/***/ 57635:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ demandJudgePrice)
/* harmony export */ });
/* harmony import */ var _core_metrics_cost_of_tokens_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88756);
/* harmony import */ var _core_model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90876);


/**
 * Throws `price-unknown` when there is a budget and the judge names a model that has no price: its first reading would end the run, after
 * trials that were paid for.
 */
function demandJudgePrice({ identity: { model } }, { spending, pricing }) {
    if (spending === null || typeof model !== 'string')
        return;
    const price = (0,_core_metrics_cost_of_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .costOfTokens */ .j)({ model, input_tokens: 1, output_tokens: 1 }, pricing);
    if (price.kind === 'unscored')
        throw new _core_model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('price-unknown', { variant: 'judge', reason: price.reason });
}


/***/ }),

/***/ 77628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ openScorer)
});

// EXTERNAL MODULE: ./build/app/secrets/known-secrets.js + 1 modules
var known_secrets = __webpack_require__(36123);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/app/custom-metrics/conversation.js
var custom_metrics_conversation = __webpack_require__(70675);
// EXTERNAL MODULE: ./build/app/custom-metrics/messages.js
var messages = __webpack_require__(10888);
// EXTERNAL MODULE: ./build/app/custom-metrics/scorer-program.js
var scorer_program = __webpack_require__(59569);
;// CONCATENATED MODULE: ./build/app/custom-metrics/start-scorer.js




/** A process that fails so often in a row would fail the next time too. */
const MAX_FAILURES = 3;
/** Starts nothing before the first trial. */
function startScorer({ program, own, workingDirectory, limitMs, log, }) {
    const ids = own.metrics.map(({ id }) => id);
    let conversation = null;
    let turn = Promise.resolve();
    let failures = 0;
    let id = 0;
    const ask = async (signal, trial) => {
        if (conversation === null) {
            conversation = (0,custom_metrics_conversation/* startConversation */.g)(program, workingDirectory);
            const load = own.modules.map((path) => (0,external_node_path_.join)(workingDirectory, path));
            const answer = await conversation.ask({ id: id++, load }, { limitMs: scorer_program/* LOAD_LIMIT_MS */.I, signal });
            if (answer.kind === 'failed')
                return answer.how;
            const loaded = messages/* loadedSchema */.Rz.safeParse(answer.reply).data?.modules ?? [{ message: 'unreadable answer' }];
            const broken = loaded.find((module) => 'message' in module);
            if (broken !== undefined)
                return `could not load a module: ${broken.message}`;
        }
        const answer = await conversation.ask({ id: id++, trial }, { limitMs, signal });
        if (answer.kind === 'failed')
            return answer.how;
        return messages/* scoresSchema */.jL.safeParse(answer.reply).data ?? 'gave an answer that cannot be read';
    };
    const score = async (trial, signal) => {
        signal.throwIfAborted();
        if (failures >= MAX_FAILURES)
            return unscoredBy(ids, `was given up after ${MAX_FAILURES} failures in a row`);
        const answer = await ask(signal, trial);
        if (typeof answer !== 'string') {
            failures = 0;
            return answer;
        }
        failures++;
        await conversation?.[Symbol.asyncDispose]();
        conversation = null;
        if (failures === MAX_FAILURES)
            log.warning(`The suite's own metrics are given up after ${MAX_FAILURES} failures in a row: their process ${answer}.`);
        return unscoredBy(ids, answer);
    };
    return {
        score: async (trial, signal) => {
            const scores = turn.then(async () => score(trial, signal));
            turn = scores.catch(() => undefined);
            return scores;
        },
        [Symbol.asyncDispose]: async () => conversation?.[Symbol.asyncDispose](),
    };
}
function unscoredBy(ids, how) {
    const reason = `the process of the suite's own metrics ${how}`.slice(0, 200);
    return { scores: {}, unscored: Object.fromEntries(ids.map((id) => [id, reason])) };
}

;// CONCATENATED MODULE: ./build/app/custom-metrics/open-scorer.js


/** The suite's own metrics at work; null where it has none. */
function openScorer({ suite, scorer: program, workingDirectory, log, }) {
    const { custom_metrics: own, timeout_seconds } = suite;
    if (own === undefined)
        return null;
    if (program === undefined)
        throw new Error(`${suite.file} has metrics of its own, and nothing to run them with`);
    const scorer = startScorer({ program, own, workingDirectory, limitMs: timeout_seconds * 1000, log });
    const mask = (0,known_secrets/* maskSecrets */.Q)(program);
    return {
        score: async (trial, signal) => mask.data(await scorer.score(trial, signal)),
        [Symbol.asyncDispose]: async () => scorer[Symbol.asyncDispose](),
    };
}


/***/ }),

/***/ 59569:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ LOAD_LIMIT_MS),
/* harmony export */   p: () => (/* binding */ locateScorer)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _shell_targets_target_environment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97823);


/** For loading the modules of a suite: starting Node and what they import. */
const LOAD_LIMIT_MS = 30_000;
/** The one that lies beside this program in `home`, with what a target may see of the environment. */
function locateScorer({ home, env, targetEnvNames, }) {
    return {
        command: [process.execPath, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(home, 'dist', 'metrics.js')],
        env: (0,_shell_targets_target_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .targetEnvironment */ .d)(env, targetEnvNames),
    };
}


/***/ }),

/***/ 28092:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ boundJudge)
/* harmony export */ });
/* harmony import */ var _core_judging_ask_judge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91646);
/* harmony import */ var _core_judging_choose_prompts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84482);
/* harmony import */ var _core_metrics_consensus_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(65239);
/* harmony import */ var _shell_judges_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64089);
/* harmony import */ var _judging_judge_trial_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15547);
/* harmony import */ var _judging_open_judge_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80374);
/* harmony import */ var _no_access_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83114);
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







/** Text of about this length stands for the answers that a judge would read. */
const TYPICAL_ANSWER = 'An answer of usual length. '.repeat(40);
/** The most that each question to the judge can use, of an answer of usual length. Nobody is asked. */
async function boundJudge(request) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { config, scoring, seed, cases } = request;
        const session = __addDisposableResource(env_1, await (0,_judging_open_judge_js__WEBPACK_IMPORTED_MODULE_5__/* .openJudge */ .S)({ ...request, judges: _shell_judges_index_js__WEBPACK_IMPORTED_MODULE_2__/* .REGISTRY */ .M, providers: _no_access_js__WEBPACK_IMPORTED_MODULE_4__/* .NO_ACCESS */ .l }), true);
        const prompts = (0,_core_judging_choose_prompts_js__WEBPACK_IMPORTED_MODULE_1__/* .choosePrompts */ .t)(config.prompts);
        // Some questions, such as claims, are asked only of an answer with sources: none would promise too few calls.
        const spans = Array.from({ length: request.primary_k }, () => ({ path: 'source', text: TYPICAL_ANSWER }));
        const observation = { status: 'ok', latency_ms: 0, reply: { answer: TYPICAL_ANSWER, spans } };
        return scoring.judged.map((question) => {
            const least = (0,_judging_judge_trial_js__WEBPACK_IMPORTED_MODULE_3__/* .countReadings */ .jR)(config, question);
            const bounds = cases.flatMap((golden) => {
                const common = { question, golden, observation, trial: 0, reading: 0, nonce: '0'.repeat(32) };
                const asking = (0,_core_judging_ask_judge_js__WEBPACK_IMPORTED_MODULE_0__/* .askJudge */ .N)({ ...common, prompts, seed, scoring });
                return asking.kind === 'ask' ? [session.bound(asking.request)] : [];
            });
            const most = question === 'rubric' ? Math.max(least, _core_metrics_consensus_js__WEBPACK_IMPORTED_MODULE_6__/* .MOST_READINGS */ .k2) : least;
            return { question, readings: { least, most }, bounds };
        });
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


/***/ }),

/***/ 83114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ NO_ACCESS)
/* harmony export */ });
/** No key is needed to say what a call could use, and none is sent anywhere. */
const NO_ACCESS = { openaiApiKey: 'dry-run', openaiBaseUrl: null, githubToken: 'dry-run', githubModelsUrl: null };


/***/ }),

/***/ 18894:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ planAgain),
/* harmony export */   u: () => (/* binding */ findAgain)
/* harmony export */ });
/* harmony import */ var _core_model_confirmation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(235);

/**
 * The most trials that a second look may take: those of cases that zero tolerance watches, up to `CONFIRMING_TRIALS` in all, or a night's
 * whole fresh run. Null where none can follow.
 */
function findAgain(because, { suite, cases, arm, }) {
    const isDeterministic = suite.variants[arm.variant]?.target.deterministic === true;
    const { zero_tolerance: scope } = suite;
    const watched = isDeterministic || scope === 'off' ? [] : cases.filter(({ critical }) => scope === 'all' || critical);
    const missing = Math.max(0, _core_model_confirmation_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIRMING_TRIALS */ .t3 - arm.trials);
    const trials = because === 'zero-tolerance'
        ? watched.length * missing
        : cases.length * (watched.length > 0 ? arm.trials + missing : arm.trials);
    return trials === 0 ? null : { because, trials };
}
/** What these trials come to, by the rows of the arm and of the judge's questions. */
function planAgain({ because, trials }, { target, armTrials, questions, judgedTrials, }) {
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


/***/ }),

/***/ 79755:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ planCalls)
/* harmony export */ });
/* harmony import */ var _core_metrics_default_pricing_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96182);
/* harmony import */ var _core_metrics_cost_of_tokens_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88756);
/* harmony import */ var _core_metrics_find_price_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57665);
/* harmony import */ var _plan_again_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18894);




/** What a run would ask and cost, as far as that can be known: by an earlier run, else by the most that a call can use. */
function planCalls(input) {
    const { suite, cases, arms, reviews, spentUsd, recordedTrials = 0, again = null, hasCache } = input;
    const pricing = (0,_core_metrics_default_pricing_js__WEBPACK_IMPORTED_MODULE_0__/* .completePricing */ .M)(suite.pricing);
    const trials = arms.reduce((sum, arm) => sum + arm.trials, recordedTrials);
    const targets = arms.map((arm) => planTarget(arm, { suite, cases: cases.length, pricing }));
    const questions = input.questions.map((one) => planQuestion(one, { trials, retries: suite.retries, pricing }));
    const [target] = targets;
    const rows = [
        ...targets,
        ...questions,
        ...(reviews.length === 0 ? [] : [planReviews(reviews, { retries: suite.retries, pricing })]),
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
        again: again === null || target === undefined
            ? null
            : (0,_plan_again_js__WEBPACK_IMPORTED_MODULE_2__/* .planAgain */ .G)(again, {
                ...{ target, questions },
                armTrials: cases.length * (arms[0]?.trials ?? 0),
                judgedTrials: cases.length * trials,
            }),
        has_cache: hasCache,
        left_out_at_night: Object.values(suite.variants).flatMap(({ name, nightly }) => (nightly === false ? [name] : [])),
    };
}
function planTarget({ variant, trials, earlier, bounds, isFree }, { suite, cases, pricing }) {
    const least = cases * trials;
    const row = { what: 'target', name: variant, calls: { least, most: least * (1 + suite.retries) } };
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
    const declared = suite.variants[variant]?.max_trial_cost_usd;
    if (declared !== undefined)
        return { ...row, model, tokens: null, usd: declared * least, basis: 'declared' };
    return { ...row, model, tokens: null, usd: null, basis: 'unknown' };
}
function planQuestion({ question, readings, bounds }, { trials, retries, pricing }) {
    const asked = bounds.length * trials;
    const calls = { least: asked * readings.least, most: asked * readings.most * (1 + retries) };
    const row = { what: 'judge', name: question, calls };
    const paid = bounds.filter((bound) => bound !== null);
    if (paid.length === 0)
        return { ...row, model: null, tokens: null, usd: 0, basis: 'none' };
    return { ...row, ...sumBounds(paid, trials * readings.least, pricing), basis: 'bound' };
}
/** Once an arm, whatever the number of cases and trials. */
function planReviews(bounds, { retries, pricing }) {
    const calls = { least: bounds.length, most: bounds.length * (1 + retries) };
    const row = { what: 'judge', name: 'code review', calls };
    const paid = bounds.filter((bound) => bound !== null);
    if (paid.length === 0)
        return { ...row, model: null, tokens: null, usd: 0, basis: 'none' };
    return { ...row, ...sumBounds(paid, 1, pricing), basis: 'bound' };
}
function sumBounds(bounds, times, pricing) {
    const sum = (of) => bounds.reduce((total, one) => total + of(one), 0) * times;
    const model = bounds[0]?.model ?? null;
    const tokens = { input: sum(({ input_tokens }) => input_tokens), output: sum(({ output_tokens }) => output_tokens) };
    const cost = (0,_core_metrics_cost_of_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .costOfTokens */ .j)({ model, input_tokens: tokens.input, output_tokens: tokens.output }, pricing);
    return { model, tokens, usd: cost.kind === 'scored' ? cost.value : null };
}
function groupByModel(rows, pricing) {
    const names = [...new Set(rows.flatMap(({ model }) => model ?? []))].sort();
    return names.map((model) => {
        const own = rows.filter((row) => row.model === model);
        const price = (0,_core_metrics_find_price_js__WEBPACK_IMPORTED_MODULE_3__/* .findPrice */ .v)({ model }, pricing)?.price;
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


/***/ }),

/***/ 84678:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ planJudging)
/* harmony export */ });
/* harmony import */ var _shell_ledger_spend_ledger_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12765);
/* harmony import */ var _budget_open_ledger_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4252);
/* harmony import */ var _bound_judge_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28092);
/* harmony import */ var _plan_calls_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79755);




/** What judging a recorded run would ask and cost. Nobody is asked. */
async function planJudging(request) {
    const { run, judge, scoring, pricing, retries, budget, hasCache, clock, workingDirectory } = request;
    const { cases, seed, settings, trials_per_case: recordedTrials } = run;
    const { primary_k } = settings;
    const isAsked = judge !== null && scoring.judged.length > 0;
    const { name } = run.suite;
    const ledger = request.ledger ?? (0,_budget_open_ledger_js__WEBPACK_IMPORTED_MODULE_0__/* .openLedger */ .a)(workingDirectory);
    const { max_cost_usd, max_cost_usd_per_month: perMonth } = budget;
    const limits = { max_cost_usd, ...(perMonth !== undefined && { max_cost_usd_per_month: perMonth }) };
    return (0,_plan_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .planCalls */ .j)({
        suite: { name, pricing, retries, ...limits, variants: {} },
        ...{ cases, arms: [], reviews: [], recordedTrials, hasCache },
        questions: isAsked ? await (0,_bound_judge_js__WEBPACK_IMPORTED_MODULE_1__/* .boundJudge */ .o)({ ...request, config: judge, primary_k, seed, cases }) : [],
        spentUsd: perMonth === undefined ? null : ((await ledger.spentUsd({ suite: name, month: (0,_shell_ledger_spend_ledger_js__WEBPACK_IMPORTED_MODULE_3__/* .monthOf */ .G)(clock.now()) })) ?? 0),
    });
}


/***/ }),

/***/ 11317:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ writePlan)
/* harmony export */ });
/* harmony import */ var _core_format_format_money_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2304);
/* harmony import */ var _core_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8499);


const BASIS = {
    earlier: 'as in the earlier run',
    bound: 'at most',
    declared: 'as max_trial_cost_usd says',
    none: 'costs nothing',
    unknown: 'nobody knows before it is asked',
};
const HEAD = ['asked', 'model', 'calls', 'tokens in', 'tokens out', 'USD', ''];
/** A plan as text: a row for each variant and question, prices by model, what it comes to, and the limits. */
function writePlan(plan) {
    const { max_cost_usd: budget, max_cost_usd_per_month: month, spent_usd: spent } = plan.budget;
    const unknown = plan.models.flatMap(({ model, price }) => (price === null ? [model] : []));
    return [
        `Nothing was asked. ${plan.suite} would ask for ${(0,_core_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(plan.cases, 'case')}:`,
        '',
        ...align([HEAD, ...plan.rows.map(writeRow)]),
        '',
        ...plan.models.map(({ model, calls, usd, price }) => `${model}: ${writeRange(calls)} calls, ${writeUsd(usd)}${price === null ? '' : ` (${(0,_core_format_format_money_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMoney */ .u)(price.input)} in, ${(0,_core_format_format_money_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMoney */ .u)(price.output)} out, a million tokens)`}`),
        `In all ${writeUsd(plan.usd)}, without retries.`,
        ...(plan.again === null ? [] : [writeAgain(plan.again)]),
        ...(plan.has_cache ? ['What the cache holds is counted as if it were asked, and costs nothing.'] : []),
        ...(unknown.length === 0 ? [] : [`No price is known for ${unknown.join(', ')}: set it under \`pricing\`.`]),
        budget === null
            ? 'There is no budget (max_cost_usd, --max-cost-usd).'
            : `The budget of this run is ${(0,_core_format_format_money_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMoney */ .u)(budget)}${isLess(budget, plan.usd) ? ', which is less: it may stop the run' : ''}.`,
        ...(month === null
            ? []
            : [
                `Of ${(0,_core_format_format_money_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMoney */ .u)(month)} a month ${(0,_core_format_format_money_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMoney */ .u)(spent ?? 0)} is spent${isLess(month - (spent ?? 0), plan.usd) ? ', and what is left is less: it may stop the run' : ''}.`,
            ]),
        ...(plan.left_out_at_night.length === 0 ? [] : [`Left out at night: ${plan.left_out_at_night.join(', ')}.`]),
    ].join('\n');
}
function isLess(leftUsd, wantedUsd) {
    return wantedUsd !== null && leftUsd < wantedUsd;
}
function writeRow({ what, name, model, calls, tokens, usd, basis }) {
    const count = (value) => value === undefined ? '?' : (0,_core_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(value, { decimals: 0 });
    const isFree = basis === 'none';
    return [
        what === 'target' ? name : `judge: ${name}`,
        model ?? (isFree ? '–' : '?'),
        writeRange(calls),
        isFree ? '–' : count(tokens?.input),
        isFree ? '–' : count(tokens?.output),
        usd === null ? '?' : (0,_core_format_format_money_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMoney */ .u)(usd),
        BASIS[basis],
    ];
}
const AGAIN = {
    'zero-tolerance': 'Cases that newly fail are asked again (zero tolerance)',
    night: 'A night that looks worse is measured once more',
};
function writeAgain({ because, trials, calls, usd }) {
    return `${AGAIN[because]}: at most ${(0,_core_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(trials, 'trial')}, ${(0,_core_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(calls, 'call')}, ${writeUsd(usd)} more.`;
}
function writeRange({ least, most }) {
    const [low, high] = [(0,_core_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(least, { decimals: 0 }), (0,_core_format_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(most, { decimals: 0 })];
    return low === high ? low : `${low} to ${high}`;
}
function writeUsd(usd) {
    return usd === null ? 'an unknown sum' : (0,_core_format_format_money_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMoney */ .u)(usd);
}
function align(rows) {
    const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
    return rows.map((row) => row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd());
}


/***/ }),

/***/ 77378:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QM: () => (/* binding */ readAnew),
/* harmony export */   Qp: () => (/* binding */ metricSettings),
/* harmony export */   n2: () => (/* binding */ repriced)
/* harmony export */ });
/* harmony import */ var _core_metrics_bills_of_reply_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(42371);
/* harmony import */ var _core_metrics_custom_metrics_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(39121);
/* harmony import */ var _core_metrics_facts_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(27007);
/* harmony import */ var _core_metrics_fingerprint_metrics_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(55056);
/* harmony import */ var _core_metrics_score_trial_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43732);
/* harmony import */ var _core_metrics_summarize_code_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(74863);
/* harmony import */ var _core_metrics_summarize_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51070);
/* harmony import */ var _core_metrics_watch_conduct_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14210);
/* harmony import */ var _shell_io_sha256_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4879);
/* harmony import */ var _shell_runs_read_reference_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51246);
/* harmony import */ var _shell_runs_read_scored_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53757);











/** What is a success, what a token costs and what else settles a metric is for the rules to say, on both sides. */
function metricSettings({ settings, pricing: own }, ruleSet) {
    const { primary_k, success } = ruleSet?.rules.settings ?? settings;
    const k = [...new Set([...settings.k, ...(ruleSet?.rules.settings.k ?? [])])].sort((a, b) => a - b);
    const { scoring } = ruleSet === null ? settings : ruleSet.rules.settings;
    return { k, primary_k, success, pricing: ruleSet?.rules.pricing ?? own, ...(scoring && { scoring }) };
}
/**
 * A recorded run with its scores computed anew, by these metrics. Those of the suite's own metrics stay as they were recorded: the module
 * that can score them is a pull request's code, and may not even be at hand. A reference has no observations: its scores are as they were
 * recorded, and metrics that were defined differently are not compared. Throws as `readScoredRun` does.
 */
async function readAnew(request) {
    const { folder, expected = [], log, onTrial } = request;
    const metrics = [...request.metrics, ...(0,_core_metrics_custom_metrics_js__WEBPACK_IMPORTED_MODULE_6__/* .customMetricsOf */ .ki)(request.run).map(_core_metrics_custom_metrics_js__WEBPACK_IMPORTED_MODULE_6__/* .customMetric */ .oq)];
    const unmeasured = expected.filter(({ id }) => !metrics.some((metric) => metric.id === id));
    if (await (0,_shell_runs_read_reference_js__WEBPACK_IMPORTED_MODULE_4__/* .isReference */ .A_)(folder)) {
        const reference = await (0,_shell_runs_read_scored_run_js__WEBPACK_IMPORTED_MODULE_5__/* .readScoredRun */ .m)(folder, { log, run: request.run });
        return { ...reference, priced_by: request.run.pricing };
    }
    const ownCost = new Set();
    const conduct = (0,_core_metrics_watch_conduct_js__WEBPACK_IMPORTED_MODULE_2__/* .watchConduct */ .G)(request.run.settings.scoring);
    const { run, trials, ...rest } = await (0,_shell_runs_read_scored_run_js__WEBPACK_IMPORTED_MODULE_5__/* .readScoredRun */ .m)(folder, {
        log,
        run: request.run,
        rescore: (golden, recorded) => {
            const { trial, observation, judgments } = recorded;
            conduct.add({ golden, observation });
            if (observation.status === 'ok' && (0,_core_metrics_bills_of_reply_js__WEBPACK_IMPORTED_MODULE_7__/* .statesOwnCost */ .Q)(observation.reply))
                ownCost.add(golden.id);
            const scores = (0,_core_metrics_score_trial_js__WEBPACK_IMPORTED_MODULE_0__/* .scoreTrial */ .$)({ metrics, golden, observation, recorded, ...(judgments && { judgments }) });
            onTrial?.({ golden, trial, observation, judgments: judgments ?? null, ...scores });
            return scores;
        },
    });
    return {
        run: {
            ...run,
            metrics: [...metrics.map(_core_metrics_facts_js__WEBPACK_IMPORTED_MODULE_8__/* .metricFacts */ .g), ...unmeasured],
            fingerprints: { ...run.fingerprints, metrics: (0,_core_metrics_fingerprint_metrics_js__WEBPACK_IMPORTED_MODULE_9__/* .fingerprintMetrics */ .o)(metrics, _shell_io_sha256_js__WEBPACK_IMPORTED_MODULE_3__/* .sha256 */ .s) },
            summaries: (0,_core_metrics_summarize_run_js__WEBPACK_IMPORTED_MODULE_1__/* .summarizeRun */ .l)({ metrics, trials, kept: (0,_core_metrics_summarize_code_js__WEBPACK_IMPORTED_MODULE_10__/* .summarizeCode */ .N)(metrics, run.code_quality) }),
        },
        trials,
        ...rest,
        own_cost_cases: [...ownCost],
        conduct: conduct.finish(),
    };
}
/** Every side that can be is priced from the list that the candidate is. */
function repriced(scored, candidate) {
    return { ...scored, priced_by: scored.priced_by ?? candidate.priced_by ?? candidate.run.pricing };
}


/***/ }),

/***/ 97637:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ prepareJudging),
/* harmony export */   r: () => (/* binding */ judgeOfSuite)
/* harmony export */ });
/* harmony import */ var _core_metrics_default_pricing_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96182);
/* harmony import */ var _shell_io_sleep_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72149);
/* harmony import */ var _shell_judges_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64089);
/* harmony import */ var _pacing_open_pacers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27279);
/* harmony import */ var _limit_judge_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85328);
/* harmony import */ var _start_judging_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82490);






/** Starts the judge of a run that is made already, within its rates. Throws as `startJudging` does. */
async function prepareJudging(input) {
    const { config, spending = null } = input;
    const pricing = (0,_core_metrics_default_pricing_js__WEBPACK_IMPORTED_MODULE_0__/* .completePricing */ .M)(input.pricing);
    const pacers = (0,_pacing_open_pacers_js__WEBPACK_IMPORTED_MODULE_3__/* .openPacers */ .B)({ ...input, targets: [], judges: _shell_judges_index_js__WEBPACK_IMPORTED_MODULE_2__/* .REGISTRY */ .M, sleep: _shell_io_sleep_js__WEBPACK_IMPORTED_MODULE_1__/* .systemSleep */ .H });
    return (0,_start_judging_js__WEBPACK_IMPORTED_MODULE_5__/* .startJudging */ .V)({
        ...input,
        judges: _shell_judges_index_js__WEBPACK_IMPORTED_MODULE_2__/* .REGISTRY */ .M,
        pricing,
        sleep: _shell_io_sleep_js__WEBPACK_IMPORTED_MODULE_1__/* .systemSleep */ .H,
        limit: (session) => (0,_limit_judge_js__WEBPACK_IMPORTED_MODULE_4__/* .limitJudge */ .x)(session, { config, pacers, pricing, spending: () => spending }),
    });
}
/** The judge of a suite, to be started when it is needed; null where it has none, or asks it nothing. */
function judgeOfSuite(suite, surroundings) {
    const { judge: config, scoring, pricing, seed, concurrency, retries, timeout_seconds } = suite;
    if (config === undefined || scoring.judged.length === 0)
        return null;
    const timeoutMs = timeout_seconds * 1000;
    return async (spending = null) => prepareJudging({
        ...surroundings,
        spending,
        config,
        scoring,
        pricing,
        seed,
        concurrency,
        retries,
        timeoutMs,
    });
}


/***/ }),

/***/ 80910:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ workThrough)
/* harmony export */ });
/* harmony import */ var _shell_io_finish_all_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35973);
/* harmony import */ var _shell_io_share_signal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8198);


/** Most that is under way at once, whatever a run says of itself. */
const MOST_WORKERS = 32;
/**
 * Hands every item to `work`, several at a time, reading ahead no further than that. The first failure stops the others and is thrown, when
 * they have ended.
 */
async function workThrough({ items, concurrency, signal: outer, }, work) {
    const failure = new AbortController();
    const signal = (0,_shell_io_share_signal_js__WEBPACK_IMPORTED_MODULE_0__/* .shareSignal */ .m)(AbortSignal.any([outer, failure.signal]));
    const workers = Array.from({ length: Math.min(concurrency, MOST_WORKERS) }, async () => {
        try {
            for (let next = await items.next(); next.done !== true; next = await items.next()) {
                signal.throwIfAborted();
                await work(next.value, signal);
            }
        }
        catch (error) {
            failure.abort(error);
            throw error;
        }
    });
    try {
        await (0,_shell_io_finish_all_js__WEBPACK_IMPORTED_MODULE_1__/* .finishAll */ .t)(workers);
    }
    finally {
        // A generator that was left early must close its file.
        await items.return(undefined);
    }
}


/***/ }),

/***/ 75024:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ locatePrograms)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/** The programs that lie beside this one in `home`, Goldenpair's own folder. */
function locatePrograms(home) {
    return { module: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(home, 'dist', 'module.js') };
}


/***/ }),

/***/ 39869:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ overrideSuite)
});

// EXTERNAL MODULE: ./build/core/model/error.js + 2 modules
var error = __webpack_require__(90876);
// EXTERNAL MODULE: ./build/shell/judges/index.js + 11 modules
var judges = __webpack_require__(64089);
;// CONCATENATED MODULE: ./build/app/judging/override-judge-model.js


/**
 * The suite with another model for its judge. Throws `flag-invalid` where it has no judge that is asked anything, or one without a model.
 */
function overrideJudgeModel(suite, model) {
    const { judge, scoring } = suite;
    const refuse = (expected) => new error/* UserError */.y('flag-invalid', { flag: 'judge-model', got: model, expected });
    if (judge === undefined || scoring.judged.length === 0)
        throw refuse('none: the suite names no `judge` and `judged`');
    const definition = judges/* REGISTRY */.M.find(({ name }) => name === judge.type);
    const parsed = definition?.options.safeParse({ ...judge.options, model });
    if (parsed?.success !== true)
        throw refuse(`none: a judge of type \`${judge.type}\` takes no such model`);
    return { ...suite, judge: { ...judge, options: { ...judge.options, model } } };
}

;// CONCATENATED MODULE: ./build/app/override-suite.js

/**
 * The suite as the caller wants it. A setting that is laid over the variants counts as declared by each of them. Throws `flag-invalid` for a
 * model that the suite's judge does not take.
 */
function overrideSuite(suite, overrides) {
    const { judge_model: judgeModel, settings = {} } = overrides;
    return {
        ...(judgeModel === undefined ? suite : overrideJudgeModel(suite, judgeModel)),
        seed: overrides.seed ?? suite.seed,
        concurrency: overrides.concurrency ?? suite.concurrency,
        timeout_seconds: overrides.timeout_seconds ?? suite.timeout_seconds,
        max_cost_usd: overrides.max_cost_usd ?? suite.max_cost_usd,
        ...(overrides.inference && { inference: overrides.inference }),
        ...(Object.keys(settings).length > 0 && { variants: overrideVariants(suite.variants, settings) }),
    };
}
/** Without a prototype, as `parseVariants` gives them. */
function overrideVariants(variants, settings) {
    const names = Object.keys(settings).map((name) => `settings.${name}`);
    const changed = {};
    Object.setPrototypeOf(changed, null);
    for (const [name, variant] of Object.entries(variants))
        changed[name] = {
            ...variant,
            target: { ...variant.target, settings: { ...variant.target.settings, ...settings } },
            ...(variant.declared && { declared: [...new Set([...variant.declared, ...names])].sort() }),
        };
    return changed;
}


/***/ }),

/***/ 59947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ readAddress)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55156);
/* harmony import */ var _core_model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90876);
/* harmony import */ var _shell_providers_has_user_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10626);
/* harmony import */ var _shell_providers_printable_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10858);




/** An address that an input or a variable gives, as it is. Throws `input-invalid`, which shows neither user nor password. */
function readAddress(name, got) {
    const refuse = (shown, expected) => {
        throw new _core_model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('input-invalid', { name, got: shown, expected, suggestion: null });
    };
    if (!zod__WEBPACK_IMPORTED_MODULE_1__.url({ protocol: /^https?$/ }).safeParse(got).success)
        return refuse(got.replace(/^(\w+:\/\/)?.*@/s, '$1'), 'an http(s) address');
    return (0,_shell_providers_has_user_js__WEBPACK_IMPORTED_MODULE_2__/* .hasUser */ ._)(got) ? refuse((0,_shell_providers_printable_address_js__WEBPACK_IMPORTED_MODULE_3__/* .printableAddress */ .i)(got), 'an address without user and password in front of its host') : got;
}


/***/ }),

/***/ 45223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ rescoreRun)
});

// EXTERNAL MODULE: ./build/core/stats/collect-scores.js
var collect_scores = __webpack_require__(80382);
// EXTERNAL MODULE: ./build/core/format/format-number.js
var format_number = __webpack_require__(8499);
// EXTERNAL MODULE: ./build/core/metrics/build-metrics.js
var build_metrics = __webpack_require__(50632);
// EXTERNAL MODULE: ./build/core/metrics/custom-metrics.js
var custom_metrics = __webpack_require__(39121);
// EXTERNAL MODULE: ./build/core/metrics/facts.js
var facts = __webpack_require__(27007);
// EXTERNAL MODULE: ./build/core/metrics/fingerprint-metrics.js
var fingerprint_metrics = __webpack_require__(55056);
// EXTERNAL MODULE: ./build/core/metrics/score-trial.js + 1 modules
var score_trial = __webpack_require__(43732);
// EXTERNAL MODULE: ./build/core/metrics/summarize-code.js
var summarize_code = __webpack_require__(74863);
// EXTERNAL MODULE: ./build/core/metrics/summarize-run.js
var summarize_run = __webpack_require__(51070);
// EXTERNAL MODULE: ./build/core/suite/fingerprint-case.js + 1 modules
var fingerprint_case = __webpack_require__(3626);
// EXTERNAL MODULE: ./build/shell/runs/read-confirmations.js
var read_confirmations = __webpack_require__(52341);
// EXTERNAL MODULE: ./build/shell/runs/read-run.js + 1 modules
var read_run = __webpack_require__(53139);
// EXTERNAL MODULE: ./build/shell/runs/read-trials.js
var read_trials = __webpack_require__(36022);
// EXTERNAL MODULE: ./build/shell/runs/write-confirmations.js
var write_confirmations = __webpack_require__(36388);
// EXTERNAL MODULE: ./build/shell/runs/write-run.js
var write_run = __webpack_require__(97795);
// EXTERNAL MODULE: ./build/app/budget/spending.js + 1 modules
var spending = __webpack_require__(17241);
// EXTERNAL MODULE: ./build/app/judging/judge-trial.js + 2 modules
var judge_trial = __webpack_require__(15547);
;// CONCATENATED MODULE: ./build/app/judging/judge-anew.js


/** The judgments of one recorded trial, and what the suite's own metrics say of it with them. Rejects as `TrialJudge.judge` does. */
async function judgedAnew({ golden, trial: recorded, rejudging, signal, }) {
    const { trial, observation } = recorded;
    if (rejudging === undefined || observation.status === 'failed')
        return { judged: {}, recorded };
    if (rejudging.kind === 'nobody')
        return { judged: { judgments: (0,judge_trial/* unjudged */.bC)(rejudging.questions, rejudging.reason) }, recorded };
    const { judge, scorer } = rejudging;
    const judged = await judge.judge({ golden, trial, observation }, signal).catch(leaveUnjudged);
    if (judged === null)
        return { judged: {}, recorded };
    const own = await scorer?.score({ golden, observation, judgments: judged.judgments }, signal);
    return { judged: (0,judge_trial/* recordJudged */.vl)(judged), recorded: own ?? recorded };
}
/** What the budget has no room for; the run says that it was stopped. */
function leaveUnjudged(error) {
    if (error instanceof spending/* NotAffordable */.S)
        return null;
    throw error;
}

// EXTERNAL MODULE: ./build/app/judging/work-through.js
var work_through = __webpack_require__(80910);
// EXTERNAL MODULE: ./build/app/run-suite/tally.js + 1 modules
var run_suite_tally = __webpack_require__(46905);
;// CONCATENATED MODULE: ./build/app/rescore-run.js


















/**
 * A copy of a run in which nothing is believed that can be computed: scores, summaries, counts, the metrics' definitions and
 * the cases' fingerprints are made anew from the observations and the cases' text, by this Goldenpair. Trials of cases that
 * the run does not have are left out with a warning, and so are judgments: what is measured would judge itself. The suite's own metrics are
 * the exception: their module may be a pull request's code, which is not run where comments are written, so that their scores stay as they
 * were recorded, where they are possible at all. Throws as `readRun`, `readTrials` and the judge do.
 */
async function rescoreRun(input) {
    const { from, to, change, rejudging, hash, log } = input;
    const source = change(await (0,read_run/* readRun */.c)(from));
    const { k, primary_k, success, scoring } = source.settings;
    const metrics = (0,build_metrics/* buildMetrics */.G)({ k, primary_k, success, pricing: source.pricing, ...(scoring && { scoring }) }, (0,custom_metrics/* customMetricsOf */.ki)(source));
    const cases = source.cases.map((golden) => ({ ...golden, fingerprint: (0,fingerprint_case/* fingerprintCase */.l)(golden, hash) }));
    const run = {
        ...withoutJudge(source),
        ...(rejudging?.kind === 'judge' && { judge: rejudging.judge.facts }),
        cases,
        metrics: metrics.map(facts/* metricFacts */.g),
        fingerprints: {
            ...withoutJudges(source.fingerprints),
            ...(rejudging?.kind === 'judge' && { judge: rejudging.judge.fingerprint }),
            metrics: (0,fingerprint_metrics/* fingerprintMetrics */.o)(metrics, hash),
        },
        counts: null,
        summaries: {},
    };
    const byId = new Map(cases.map((golden) => [golden.id, golden]));
    const scored = (0,collect_scores/* collectScores */.s)();
    let leftOut = 0;
    let judged = 0;
    const tally = (0,run_suite_tally/* startTally */.d)(source.pricing);
    const writer = await (0,write_run/* writeRun */.bp)(to, run);
    const workers = { items: (0,read_trials/* readTrials */.m)(from, log), concurrency: run.settings.concurrency, signal: input.signal };
    try {
        await (0,work_through/* workThrough */.H)(workers, async ({ judgments, judge_retries: _retries, ...observed }, signal) => {
            if (judgments !== undefined && saysAnything(judgments))
                leftOut += 1;
            const golden = byId.get(observed.case);
            if (golden === undefined) {
                log.warning(`A trial of the unknown case ${JSON.stringify(observed.case.slice(0, 100))} is left out.`);
                return;
            }
            const trial = await scoreAnew({ metrics, golden, trial: observed, rejudging, signal });
            await writer.append(trial);
            tally.add(trial);
            if (trial.judgments !== undefined || trial.observation.status === 'failed')
                judged += 1;
            const { scores, unscored } = trial;
            scored.add({ case: golden.id, trial: trial.trial, scores, unscored }, trial.observation.status);
            input.onTrial?.();
        });
        if (leftOut > 0 && rejudging?.kind !== 'judge')
            log.warning(`The judgments of ${(0,format_number/* countOf */.pq)(leftOut, 'trial')} are left out: a pull request does not judge itself.`);
        const result = {
            ...run,
            fingerprints: { ...run.fingerprints, ...tally.models() },
            counts: tally.counts(),
            ...stopOfJudging(rejudging, { judged, trials: tally.counts().trials }),
            ...(rejudging?.kind === 'judge' && rejudging.spending && { spent_usd: rejudging.spending.runUsd() }),
            summaries: (0,summarize_run/* summarizeRun */.l)({
                metrics,
                trials: scored.trials(),
                kept: (0,summarize_code/* summarizeCode */.N)(metrics, run.code_quality),
            }),
        };
        await writer.finish(result);
        await rescoreReruns({ ...input, run: result, metrics });
        return result;
    }
    finally {
        await writer[Symbol.asyncDispose]();
    }
}
/** A run of which the budget left trials unjudged is incomplete. */
function stopOfJudging(rejudging, { judged, trials }) {
    const spending = rejudging?.kind === 'judge' ? rejudging.spending : null;
    const halt = spending?.halted() ?? null;
    if (spending === null || halt === null || judged >= trials)
        return {};
    return { stopped: { ...halt, made: judged, planned: trials, spent_usd: spending.budget.spentUsd() } };
}
/** A job without a key records that nobody was asked, and why. */
function saysAnything({ rubric, ...others }) {
    const said = [...Object.values(others).flat(), ...(rubric?.runs ?? [])];
    return said.some((one) => one !== undefined && !('asked' in one));
}
async function scoreAnew({ metrics, golden, trial, rejudging, signal, }) {
    const { judged, recorded } = await judgedAnew({ golden, trial, rejudging, signal });
    const { judgments } = judged;
    const { observation } = trial;
    const scores = (0,score_trial/* scoreTrial */.$)({ metrics, golden, observation, recorded, ...(judgments && { judgments }) });
    return { ...trial, ...judged, ...scores };
}
/** The same for the re-runs of newly failing cases, where there are any. Throws as `readConfirmations` does. */
async function rescoreReruns({ from, to, run, metrics, rejudging, log, signal, }) {
    const reruns = await (0,read_confirmations/* readConfirmations */.T)(from, {
        run,
        log,
        keep: ({ judgments: _judgments, judge_retries: _retries, ...trial }, golden) => ({ trial, golden }),
    });
    if (reruns === null)
        return;
    const writer = (0,write_confirmations/* writeConfirmations */.o)(to, reruns.head);
    try {
        for (const { trial, golden } of reruns.trials)
            writer.append(await scoreAnew({ metrics, golden, trial, rejudging, signal }));
        if (reruns.stopped !== null)
            writer.stop(reruns.stopped);
    }
    finally {
        writer[Symbol.dispose]();
    }
}
function withoutJudge({ judge: _judge, ...run }) {
    return run;
}
function withoutJudges({ judge: _judge, judge_models: _models, ...rest }) {
    return rest;
}


/***/ }),

/***/ 81190:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   En: () => (/* binding */ TARGET_ENV),
/* harmony export */   FB: () => (/* binding */ overridesOf),
/* harmony export */   NC: () => (/* binding */ CACHE_DIR),
/* harmony export */   PF: () => (/* binding */ namesFlag),
/* harmony export */   R1: () => (/* binding */ MEASURE_FLAGS),
/* harmony export */   S7: () => (/* binding */ failOnFlag),
/* harmony export */   TR: () => (/* binding */ DEFAULT_SUITE),
/* harmony export */   V: () => (/* binding */ shardFlag),
/* harmony export */   YS: () => (/* binding */ inferenceFlag),
/* harmony export */   Yr: () => (/* binding */ LIMIT_FLAGS),
/* harmony export */   _e: () => (/* binding */ INFERENCE),
/* harmony export */   ax: () => (/* binding */ wholeFlag),
/* harmony export */   bc: () => (/* binding */ SETTING_FLAGS),
/* harmony export */   ci: () => (/* binding */ skippedCode),
/* harmony export */   fD: () => (/* binding */ suiteFlag),
/* harmony export */   gx: () => (/* binding */ textFlag),
/* harmony export */   kT: () => (/* binding */ SHARED_FLAGS),
/* harmony export */   oM: () => (/* binding */ JUDGE_MODEL),
/* harmony export */   yU: () => (/* binding */ readEither)
/* harmony export */ });
/* harmony import */ var _core_model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90876);
/* harmony import */ var _core_model_inference_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20523);
/* harmony import */ var _core_model_shard_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91352);
/* harmony import */ var _core_model_verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59665);




const DEFAULT_SUITE = 'golden/suite.yaml';
/** Flags that several commands share, so that they read the same everywhere. */
const SHARED_FLAGS = {
    suite: { type: 'string', value: 'FILE', description: `the suite (default ${DEFAULT_SUITE})` },
    subset: { type: 'string', value: 'SELECTION', description: 'only these cases: tag:auth, id:run-*, difficulty:hard' },
    trials: { type: 'string', value: 'N', description: "attempts a case (default: the suite's)" },
    seed: { type: 'string', value: 'N', description: "seed of order and resampling (default: the suite's)" },
    concurrency: { type: 'string', value: 'N', description: "trials at once (default: the suite's)" },
    'timeout-seconds': { type: 'string', value: 'S', description: "time a trial may take (default: the suite's)" },
    out: { type: 'string', value: 'FOLDER', description: 'where files are written' },
    'fail-on': { type: 'string', value: 'WHAT', description: `${_core_model_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .FAIL_ON */ .d$.join(' | ')} (default regression)` },
    json: { type: 'boolean', description: 'print the result as JSON, for machines' },
};
/** For commands that compare what somebody has chosen to compare. */
const INFERENCE = {
    type: 'string',
    value: 'WHAT',
    description: `what the verdict speaks of: ${_core_model_inference_js__WEBPACK_IMPORTED_MODULE_3__/* .INFERENCES */ .R.join(' | ')}`,
};
/** For commands that start a target. */
const TARGET_ENV = {
    type: 'string',
    value: 'NAMES',
    description: 'variables that the target may see, e.g. OPENAI_API_KEY',
};
/** Settings that are laid over those of every variant, and other names of shared flags. */
const SETTING_FLAGS = {
    'route-tier': {
        type: 'string',
        value: 'TIER',
        description: 'the target must answer on this route tier: local, api …',
    },
    tier: { type: 'string', value: 'TIER', description: 'the same as --route-tier' },
    model: { type: 'string', value: 'NAME', description: 'the model that the target must ask' },
    'max-steps': { type: 'string', value: 'N', description: 'most steps of reasoning an answer may take' },
    'max-tool-calls': { type: 'string', value: 'N', description: 'most tool calls an answer may take' },
    'no-cache': { type: 'boolean', description: "neither the target's caches nor Goldenpair's own" },
    'query-timeout-seconds': { type: 'string', value: 'S', description: 'the same as --timeout-seconds' },
};
/** For commands whose answers may be known already. */
const CACHE_DIR = {
    type: 'string',
    value: 'FOLDER',
    description: 'where answers of targets and judges are kept, and found again',
};
/** For commands that ask a judge. */
const JUDGE_MODEL = {
    type: 'string',
    value: 'NAME',
    description: "another model for the suite's judge",
};
/** For commands that measure the source code of the system under test. */
const CODE_FLAGS = {
    'skip-code-review': { type: 'boolean', description: 'no judge is asked about the source code' },
    'skip-code-quality': { type: 'boolean', description: 'the source code is not measured, nor its gates decided' },
};
/** What `CODE_FLAGS` leave out of a suite; null is nothing. */
function skippedCode(flags) {
    if (flags['skip-code-quality'] === true)
        return 'code';
    return flags['skip-code-review'] === true ? 'review' : null;
}
/** What a run may spend. */
const LIMIT_FLAGS = {
    'max-cost-usd': {
        type: 'string',
        value: 'USD',
        description: "most that the run may cost (default: the suite's); what would be more is not asked",
    },
    'dry-run': { type: 'boolean', description: 'only say what would be asked, and what it would cost' },
};
/** For commands that measure variants of a suite: everything but which, and how much of it. */
const MEASURE_FLAGS = {
    ...CODE_FLAGS,
    ...SETTING_FLAGS,
    ...LIMIT_FLAGS,
    'target-env': TARGET_ENV,
    'judge-model': JUDGE_MODEL,
};
/** The `--suite` flag. */
function suiteFlag(flags) {
    return textFlag(flags, 'suite') ?? DEFAULT_SUITE;
}
/** Names separated by commas or blanks; none when the flag was not given. */
function namesFlag(flags, name) {
    return (textFlag(flags, name) ?? '').split(/[\s,]+/).filter((one) => one !== '');
}
/** A flag's text, or undefined when it was not given. */
function textFlag(flags, name) {
    const value = flags[name];
    return typeof value === 'string' ? value : undefined;
}
/** A flag's whole number of at least `least`, or undefined when it was not given. Throws `flag-invalid`. */
function wholeFlag(flags, name, least = 1) {
    const text = textFlag(flags, name);
    if (text === undefined)
        return undefined;
    const value = Number(text);
    if (!Number.isSafeInteger(value) || value < least)
        throw new _core_model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('flag-invalid', { flag: name, got: text, expected: `a whole number of at least ${least}` });
    return value;
}
/** A flag's positive number, or undefined when it was not given. Throws `flag-invalid`. */
function positiveFlag(flags, name) {
    const text = textFlag(flags, name);
    if (text === undefined)
        return undefined;
    const value = Number(text);
    if (!Number.isFinite(value) || value <= 0)
        throw new _core_model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('flag-invalid', { flag: name, got: text, expected: 'a number above 0' });
    return value;
}
/** The `--fail-on` flag. Throws `flag-invalid`. */
function failOnFlag(flags) {
    const text = textFlag(flags, 'fail-on') ?? 'regression';
    const failOn = _core_model_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .FAIL_ON */ .d$.find((word) => word === text);
    if (failOn === undefined)
        throw new _core_model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('flag-invalid', { flag: 'fail-on', got: text, expected: _core_model_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .FAIL_ON */ .d$.join(', ') });
    return failOn;
}
/** The `--inference` flag, or undefined when it was not given. Throws `flag-invalid`. */
function inferenceFlag(flags) {
    const text = textFlag(flags, 'inference');
    if (text === undefined)
        return undefined;
    const inference = _core_model_inference_js__WEBPACK_IMPORTED_MODULE_3__/* .INFERENCES */ .R.find((word) => word === text);
    if (inference === undefined)
        throw new _core_model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('flag-invalid', { flag: 'inference', got: text, expected: _core_model_inference_js__WEBPACK_IMPORTED_MODULE_3__/* .INFERENCES */ .R.join(', ') });
    return inference;
}
/** The `--shard` flag; null when it was not given. Throws `flag-invalid`. */
function shardFlag(flags) {
    const text = textFlag(flags, 'shard');
    if (text === undefined)
        return null;
    const shard = (0,_core_model_shard_js__WEBPACK_IMPORTED_MODULE_1__/* .parseShard */ .uK)(text);
    if (shard === null)
        throw new _core_model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('flag-invalid', { flag: 'shard', got: text, expected: _core_model_shard_js__WEBPACK_IMPORTED_MODULE_1__/* .SHARD_FORM */ .KN });
    return shard;
}
/** What the flags say over the suite. Throws `flag-invalid`. */
function overridesOf(flags) {
    return {
        seed: wholeFlag(flags, 'seed', 0),
        concurrency: wholeFlag(flags, 'concurrency'),
        timeout_seconds: readEither(flags, positiveFlag, ['timeout-seconds', 'query-timeout-seconds']),
        max_cost_usd: positiveFlag(flags, 'max-cost-usd'),
        inference: inferenceFlag(flags),
        judge_model: textFlag(flags, 'judge-model'),
        settings: settingsOf(flags),
    };
}
/** By the names that docs/protocol.md gives them. */
function settingsOf(flags) {
    const settings = {
        route_tier: readEither(flags, textFlag, ['route-tier', 'tier']),
        model: textFlag(flags, 'model'),
        max_steps: wholeFlag(flags, 'max-steps'),
        max_tool_calls: wholeFlag(flags, 'max-tool-calls', 0),
        no_cache: flags['no-cache'] === true ? true : undefined,
    };
    return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
}
/** The value of a flag that has two names. Throws `flag-invalid` when both were given and do not say the same. */
function readEither(flags, read, [name, other]) {
    const [value, same] = [read(flags, name), read(flags, other)];
    if (value !== undefined && same !== undefined && value !== same)
        throw new _core_model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('flag-invalid', { flag: other, got: String(same), expected: `the same as --${name}, or none` });
    return value ?? same;
}


/***/ }),

/***/ 14495:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  judge: () => (/* binding */ judge)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/app/dry-run/plan-judging.js
var plan_judging = __webpack_require__(84678);
// EXTERNAL MODULE: ./build/core/model/trial-key.js
var trial_key = __webpack_require__(10890);
// EXTERNAL MODULE: ./build/core/stats/cohen-kappa.js
var cohen_kappa = __webpack_require__(57333);
// EXTERNAL MODULE: ./build/core/stats/mean.js
var mean = __webpack_require__(84361);
// EXTERNAL MODULE: ./build/core/stats/spearman.js
var spearman = __webpack_require__(2451);
;// CONCATENATED MODULE: ./build/core/compare/compare-judgings.js




/**
 * What judging the same observations anew did to every metric that the judge decides, in the order of the metrics. One that neither scored
 * is left out, and so are figures of the whole run.
 */
function compareJudgings({ metrics, before, after, }) {
    const old = new Map(before.map((trial) => [(0,trial_key/* trialKey */.w)(trial.case, trial.trial), trial.scores]));
    return metrics.flatMap(({ id, kind, judged_by, per_run }) => {
        if (judged_by === undefined || per_run !== undefined)
            return [];
        const both = after.map((trial) => [old.get((0,trial_key/* trialKey */.w)(trial.case, trial.trial))?.[id], trial.scores[id]]);
        const pairs = both.flatMap(([one, other]) => one === undefined || other === undefined ? [] : [[one, other]]);
        const only_before = both.filter(([one, other]) => one !== undefined && other === undefined).length;
        const only_after = both.filter(([one, other]) => one === undefined && other !== undefined).length;
        const n = pairs.length;
        if (n + only_before + only_after === 0)
            return [];
        return [
            {
                ...{ metric: id, n, only_before, only_after },
                before: n === 0 ? null : (0,mean/* mean */.i)(pairs.map(([one]) => one)),
                after: n === 0 ? null : (0,mean/* mean */.i)(pairs.map(([, other]) => other)),
                equal: n === 0 ? null : pairs.filter(([one, other]) => one === other).length / n,
                kappa: kind === 'continuous' ? null : (0,cohen_kappa/* cohenKappa */.r)(pairs),
                spearman: (0,spearman/* spearman */.C)(pairs),
            },
        ];
    });
}

// EXTERNAL MODULE: ./build/core/format/describe-stopped.js
var describe_stopped = __webpack_require__(76191);
// EXTERNAL MODULE: ./build/core/metrics/build-metrics.js
var build_metrics = __webpack_require__(50632);
// EXTERNAL MODULE: ./build/core/metrics/default-pricing.js
var default_pricing = __webpack_require__(96182);
// EXTERNAL MODULE: ./build/core/model/error.js + 2 modules
var model_error = __webpack_require__(90876);
// EXTERNAL MODULE: ./build/core/model/scoring.js
var scoring = __webpack_require__(65633);
// EXTERNAL MODULE: ./build/shell/io/sha256.js
var sha256 = __webpack_require__(4879);
// EXTERNAL MODULE: ./build/shell/runs/read-run.js + 1 modules
var read_run = __webpack_require__(53139);
// EXTERNAL MODULE: ./build/shell/runs/read-scored-run.js
var read_scored_run = __webpack_require__(53757);
// EXTERNAL MODULE: ./build/app/budget/demand-judge-price.js
var demand_judge_price = __webpack_require__(57635);
// EXTERNAL MODULE: ./build/app/budget/open-ledger.js + 1 modules
var open_ledger = __webpack_require__(4252);
// EXTERNAL MODULE: ./build/app/budget/open-spending.js + 1 modules
var open_spending = __webpack_require__(41172);
// EXTERNAL MODULE: ./build/app/custom-metrics/open-scorer.js + 1 modules
var open_scorer = __webpack_require__(77628);
// EXTERNAL MODULE: ./build/app/evaluate/read-anew.js
var read_anew = __webpack_require__(77378);
// EXTERNAL MODULE: ./build/app/rescore-run.js + 1 modules
var rescore_run = __webpack_require__(45223);
// EXTERNAL MODULE: ./build/app/judging/prepare-judging.js
var prepare_judging = __webpack_require__(97637);
;// CONCATENATED MODULE: ./build/app/judging/judge-run.js
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
















/**
 * Judges a recorded run anew into another folder: no target is called. Says what became of every metric that the judge decides.
 * Throws `suite-without-judge`, `price-unknown`, `run-interrupted` when aborted, what the judge throws, and as `rescoreRun` does.
 */
async function judgeRun(input) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { suite, from, to, log, signal } = input;
        const start = (0,prepare_judging/* judgeOfSuite */.r)(suite, input);
        if (start === null)
            throw new model_error/* UserError */.y('suite-without-judge', { path: suite.file });
        const before = await (0,read_run/* readRun */.c)(from);
        const { judged, rubric_categories } = suite.scoring;
        const asSuite = (run) => ({
            ...run,
            settings: {
                ...run.settings,
                scoring: { ...(run.settings.scoring ?? scoring/* DEFAULT_SCORING */.cH), judged, rubric_categories },
                ...(suite.judge && { judge: suite.judge }),
            },
        });
        const spending = __addDisposableResource(env_1, await (0,open_spending/* openSpending */.J)({
            suite,
            ledger: (0,open_ledger/* openLedger */.a)(input.workingDirectory),
            clock: input.clock,
            earlierUsd: 0,
        }), false);
        if (spending !== null && spending.exhausted !== null)
            throw spending.exhausted;
        const judge = __addDisposableResource(env_1, await start(spending), true);
        (0,demand_judge_price/* demandJudgePrice */.K)(judge.facts, { spending, pricing: (0,default_pricing/* completePricing */.M)(suite.pricing) });
        const scorer = __addDisposableResource(env_1, (0,open_scorer/* openScorer */.D)(input), true);
        const total = before.counts?.trials ?? before.cases.length * before.trials_per_case;
        let done = 0;
        const onTrial = () => input.onProgress({ done: (done += 1), total, failed: 0 });
        const rejudging = { kind: 'judge', judge, scorer, spending };
        try {
            const after = await (0,rescore_run/* rescoreRun */.R)({ from, to, change: asSuite, rejudging, hash: sha256/* sha256 */.s, log, signal, onTrial });
            if (after.stopped !== undefined)
                log.warning(`The run is incomplete: ${(0,describe_stopped/* describeStopped */.p)(after.stopped)}.`);
            const metrics = (0,build_metrics/* buildMetrics */.G)((0,read_anew/* metricSettings */.Qp)(after, null));
            const old = await (0,read_anew/* readAnew */.QM)({ folder: from, run: asSuite(before), metrics, log });
            const now = await (0,read_scored_run/* readScoredRun */.m)(to, { log, run: after });
            return { before, after, changes: compareJudgings({ metrics, before: old.trials, after: now.trials }) };
        }
        catch (error) {
            if (!signal.aborted)
                throw error;
            throw new model_error/* UserError */.y('run-interrupted', { folders: [to], done, total, isResumable: false }, { cause: error });
        }
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

// EXTERNAL MODULE: ./build/app/override-suite.js + 1 modules
var override_suite = __webpack_require__(39869);
// EXTERNAL MODULE: ./build/core/format/format-metric.js
var format_metric = __webpack_require__(26078);
// EXTERNAL MODULE: ./build/core/format/format-number.js
var format_number = __webpack_require__(8499);
// EXTERNAL MODULE: ./build/core/render/text-width.js
var text_width = __webpack_require__(59197);
// EXTERNAL MODULE: ./build/bin/commands/flags.js
var commands_flags = __webpack_require__(81190);
// EXTERNAL MODULE: ./build/bin/commands/load-suite-here.js
var load_suite_here = __webpack_require__(34583);
// EXTERNAL MODULE: ./build/bin/commands/print-plan.js
var print_plan = __webpack_require__(41760);
// EXTERNAL MODULE: ./build/bin/commands/progress.js
var progress = __webpack_require__(64430);
// EXTERNAL MODULE: ./build/bin/commands/surroundings.js
var commands_surroundings = __webpack_require__(33906);
;// CONCATENATED MODULE: ./build/bin/commands/judge.js














const judge = {
    positionals: 'FOLDER',
    flags: {
        suite: commands_flags/* SHARED_FLAGS */.kT.suite,
        out: { ...commands_flags/* SHARED_FLAGS */.kT.out, description: 'the run folder to write (default FOLDER-judged)' },
        concurrency: { ...commands_flags/* SHARED_FLAGS */.kT.concurrency, description: "trials judged at once (default: the suite's)" },
        'judge-model': commands_flags/* JUDGE_MODEL */.oM,
        ...commands_flags/* LIMIT_FLAGS */.Yr,
        'target-env': { ...commands_flags/* TARGET_ENV */.En, description: 'variables that the judge may name as its key, e.g. MY_KEY' },
        json: commands_flags/* SHARED_FLAGS */.kT.json,
    },
    run: async ({ flags, positionals, terminal }) => {
        const { workingDirectory, log } = terminal;
        const [path, ...others] = positionals;
        if (path === undefined || others.length > 0)
            throw new model_error/* UserError */.y('arguments-invalid', {
                command: 'judge',
                got: path === undefined ? 'no run folder' : 'more than one run folder',
                suggestion: null,
            });
        const from = (0,external_node_path_.resolve)(workingDirectory, path);
        const to = (0,external_node_path_.resolve)(workingDirectory, (0,commands_flags/* textFlag */.gx)(flags, 'out') ?? `${path.replace(/[/\\]+$/, '')}-judged`);
        if (to === from)
            throw new model_error/* UserError */.y('flag-invalid', { flag: 'out', got: to, expected: 'another folder than that of the run' });
        const overrides = (0,commands_flags/* overridesOf */.FB)(flags);
        const surroundings = (0,commands_surroundings/* surroundingsOf */.Z)(terminal, (0,commands_flags/* namesFlag */.PF)(flags, 'target-env'));
        const suite = (0,override_suite/* overrideSuite */.v)(await (0,load_suite_here/* loadSuiteHere */.d)((0,commands_flags/* suiteFlag */.fD)(flags), surroundings), overrides);
        if (flags['dry-run'] === true) {
            const { judge: config = null, scoring, pricing, retries } = suite;
            if (config === null || scoring.judged.length === 0)
                throw new model_error/* UserError */.y('suite-without-judge', { path: suite.file });
            const asked = { judge: config, scoring, pricing, retries, budget: suite, hasCache: false };
            return (0,print_plan/* printPlan */.Z)(await (0,plan_judging/* planJudging */.y)({ ...surroundings, ...asked, run: await (0,read_run/* readRun */.c)(from) }), flags, terminal);
        }
        const judged = await judgeRun({
            ...surroundings,
            suite,
            from,
            to,
            onProgress: (0,progress/* showProgress */.R)(terminal),
        });
        log.info(`The judged run is in ${(0,external_node_path_.relative)(workingDirectory, to) || '.'}.`);
        terminal.print(flags['json'] === true ? JSON.stringify(judged.changes, null, 2) : describeJudging(judged));
        return judged.after.stopped === undefined ? 0 : 2;
    },
};
const HEAD = ['metric', 'before', 'now', 'equal', 'kappa', 'Spearman', 'trials'];
/** Who judged, a row for each metric, and what these numbers are not. */
function describeJudging({ before, after, changes }) {
    const rows = [HEAD, ...changes.map((change) => writeRow(change, after))];
    const widths = HEAD.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
    const table = rows.map((row) => row
        .map((cell, at) => (0,text_width/* padText */.F2)(cell, widths[at] ?? 0, at === 0 ? 'left' : 'right'))
        .join('  ')
        .trimEnd());
    return [
        `${nameJudge(after)} judged ${(0,format_number/* countOf */.pq)(after.stopped?.made ?? after.counts?.trials ?? 0, 'trial')} that ${nameJudge(before)} had judged before.`,
        '',
        ...table,
        '',
        'Means, equal values, Cohen’s kappa and Spearman’s correlation are over the trials that both scored. Scores of two judges are not comparable: compare runs that one judge has judged.',
    ].join('\n');
}
function writeRow(change, { metrics }) {
    const facts = metrics.find(({ id }) => id === change.metric) ?? { unit: 'count', kind: 'continuous' };
    const write = (value) => (value === null ? '–' : (0,format_metric/* formatValue */.Fl)(facts, value));
    const writeShare = (value) => (value === null ? '–' : `${Math.round(value * 100)} %`);
    const writeAgreement = (value) => (value === null ? '–' : value.toFixed(2));
    const { n, only_before, only_after } = change;
    const others = [
        ...(only_before > 0 ? [`${only_before} only before`] : []),
        ...(only_after > 0 ? [`${only_after} only now`] : []),
    ];
    return [
        change.metric,
        write(change.before),
        write(change.after),
        writeShare(change.equal),
        writeAgreement(change.kappa),
        writeAgreement(change.spearman),
        others.length === 0 ? String(n) : `${n} (${others.join(', ')})`,
    ];
}
function nameJudge({ judge: facts, fingerprints }) {
    const models = fingerprints.judge_models ?? [];
    if (facts === undefined)
        return models.length === 0 ? 'nobody that is recorded' : models.join(', ');
    return models.length === 0 ? facts.type : `${facts.type} (${models.join(', ')})`;
}


/***/ }),

/***/ 34583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ loadSuiteHere)
/* harmony export */ });
/* harmony import */ var _app_load_suite_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83650);
/* harmony import */ var _app_registries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33919);
/* harmony import */ var _app_skip_code_quality_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2971);
/* harmony import */ var _shell_io_sha256_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4879);




/** The suite at a path, as every command reads one, without the source code that is to be left out. Throws as `loadSuite` does. */
async function loadSuiteHere(path, { workingDirectory, scorer, log }, { strict = false, skipped = null } = {}) {
    const registries = _app_registries_js__WEBPACK_IMPORTED_MODULE_1__/* .SUITE_REGISTRIES */ .J;
    const suite = await (0,_app_load_suite_js__WEBPACK_IMPORTED_MODULE_0__/* .loadSuite */ .bu)({ path, workingDirectory, registries, hash: _shell_io_sha256_js__WEBPACK_IMPORTED_MODULE_3__/* .sha256 */ .s, scorer, log, strict });
    return skipped === null ? suite : (0,_app_skip_code_quality_js__WEBPACK_IMPORTED_MODULE_2__/* .skipCodeQuality */ .O)(suite, { skipped, log });
}


/***/ }),

/***/ 41760:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ printPlan)
/* harmony export */ });
/* harmony import */ var _app_dry_run_write_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11317);

/** Prints what a run would ask. */
function printPlan(plan, flags, terminal) {
    terminal.print(flags['json'] === true ? JSON.stringify(plan, null, 2) : (0,_app_dry_run_write_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .writePlan */ .p)(plan));
    return 0;
}


/***/ }),

/***/ 64430:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ showProgress)
/* harmony export */ });
const BAR_WIDTH = 24;
/** Shows progress: one line rewritten in place on a terminal, a line at each tenth in logs. */
function showProgress({ progress, log, columns }) {
    let tenths = 0;
    return ({ done, total, failed }) => {
        const share = total === 0 ? 1 : done / total;
        const failures = failed === 0 ? '' : `, ${failed} failed`;
        if (progress !== null) {
            // A line that wraps could not be cleared, so the bar gives way to the words, and the words to the terminal's edge.
            const words = `${done} of ${total} trials${failures}`;
            const width = Math.max(0, Math.min(BAR_WIDTH, columns - words.length - 2));
            const filled = Math.round(share * width);
            progress(`${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${words}`.trimStart().slice(0, columns - 1));
            if (done === total)
                progress('');
            return;
        }
        if (Math.floor(share * 10) === tenths)
            return;
        tenths = Math.floor(share * 10);
        log.info(`${done} of ${total} trials${failures}`);
    };
}


/***/ }),

/***/ 33906:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ surroundingsOf)
/* harmony export */ });
/* harmony import */ var _app_custom_metrics_scorer_program_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59569);
/* harmony import */ var _app_locate_programs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75024);
/* harmony import */ var _app_provider_access_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36342);
/* harmony import */ var _shell_io_clock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70280);




/** The programs that it starts may see the variables that are named, beside the harmless ones. */
function surroundingsOf(terminal, targetEnvNames = []) {
    const { env, home, workingDirectory, log, signal } = terminal;
    return {
        env,
        targetEnvNames,
        providers: (0,_app_provider_access_js__WEBPACK_IMPORTED_MODULE_2__/* .providersOfShell */ .g)(env),
        scorer: (0,_app_custom_metrics_scorer_program_js__WEBPACK_IMPORTED_MODULE_0__/* .locateScorer */ .p)({ home, env, targetEnvNames }),
        programs: (0,_app_locate_programs_js__WEBPACK_IMPORTED_MODULE_1__/* .locatePrograms */ .g)(home),
        workingDirectory,
        clock: _shell_io_clock_js__WEBPACK_IMPORTED_MODULE_3__/* .systemClock */ .m,
        log,
        signal,
    };
}


/***/ }),

/***/ 26078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fl: () => (/* binding */ formatValue),
/* harmony export */   L$: () => (/* binding */ formatAgainst),
/* harmony export */   T1: () => (/* binding */ formatShare),
/* harmony export */   Vj: () => (/* binding */ styleOf),
/* harmony export */   ej: () => (/* binding */ formatAmount),
/* harmony export */   hO: () => (/* binding */ formatIn),
/* harmony export */   m2: () => (/* binding */ decimalsOf),
/* harmony export */   nB: () => (/* binding */ relativeDecimals)
/* harmony export */ });
/* harmony import */ var _format_money_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2304);
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8499);


/** Enough to tell any two values of a suite apart. */
const MOST_DECIMALS = 9;
/** Shares of cases read best as percentages; ratios within a case as .61. */
function styleOf(metric) {
    return metric.unit === 'ratio' ? (metric.kind === 'binary' ? 'share' : 'ratio') : metric.unit;
}
/** Decimals for values and changes of one row, so that they can be subtracted in the head. */
function decimalsOf(style, values, change) {
    const largest = Math.max(0, ...values.map(Math.abs));
    switch (style) {
        case 'share': {
            const [baseline = 0, candidate = 0] = values.map((value) => Math.round(value * 100));
            const consistent = candidate - baseline === Math.round(change * 100);
            return Math.abs(change) >= 0.1 - 1e-9 && consistent ? 0 : (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsToShow */ .Lh)(change * 100, 1);
        }
        case 'ratio':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsToShow */ .Lh)(change, change !== 0 && Math.abs(change) < 0.01 ? 3 : 2);
        case 'tokens':
        case 'percent':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsToShow */ .Lh)(change, largest >= 100 ? 0 : 1);
        case 'score':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsToShow */ .Lh)(change, largest >= 10 ? 1 : 2);
        case 'usd':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsToShow */ .Lh)(change, (0,_format_money_js__WEBPACK_IMPORTED_MODULE_1__/* .moneyDecimals */ .v)(largest));
        case 's':
        case 'mb':
        case 'count':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsToShow */ .Lh)(change, (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsForDigits */ .kE)(largest, 3));
    }
}
function formatIn(style, value, decimals, format = {}) {
    switch (style) {
        case 'share':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(value * 100, { decimals, ...format });
        case 'ratio':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(value, { decimals, bare: true, ...format });
        case 'usd':
            // A fraction of a cent beside dollars keeps its digits.
            return (0,_format_money_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMoney */ .u)(value, { decimals: Math.max(decimals, (0,_format_money_js__WEBPACK_IMPORTED_MODULE_1__/* .moneyDecimals */ .v)(value)), ...format });
        case 's':
        case 'tokens':
        case 'count':
        case 'mb':
        case 'percent':
        case 'score':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(value, { decimals, ...format });
    }
}
/** Share of a whole as a signed percentage: whole from 10 % on, one decimal below. */
function relativeDecimals(share) {
    return Math.abs(share) >= 0.1 - 1e-9 ? 0 : (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsToShow */ .Lh)(share * 100, 1);
}
/**
 * A metric's value alone: `82 %`, `.61`, `1 240`, `0.24 s`, `$0.14`.
 * @example formatValue(success, 0.8222) // '82 %'
 */
function formatValue(metric, value, decimals) {
    const style = styleOf(metric);
    const number = formatIn(style, value, decimals ?? (style === 'share' ? 0 : decimalsOf(style, [value], 0)));
    switch (style) {
        case 'share':
        case 'percent':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .withUnit */ .$o)(number, '%');
        case 's':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .withUnit */ .$o)(number, 's');
        case 'mb':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .withUnit */ .$o)(number, 'MB');
        case 'ratio':
        case 'tokens':
        case 'usd':
        case 'count':
        case 'score':
            return number;
    }
}
/**
 * A value beside the limit that it is held against, with as many decimals as it takes to tell them apart.
 * @example formatAgainst(success, 0.8667, 0.87) // { value: '86.7 %', limit: '87 %' }
 */
function formatAgainst(metric, value, limit) {
    const write = (decimals) => ({
        value: formatValue(metric, value, decimals),
        limit: formatValue(metric, limit, decimals),
    });
    let decimals = styleOf(metric) === 'share' ? 0 : decimalsOf(styleOf(metric), [value, limit], value - limit);
    while (write(decimals).value === write(decimals).limit && value !== limit && decimals < MOST_DECIMALS)
        decimals++;
    return write(decimals);
}
/**
 * A share of a whole, its sign left out.
 * @example formatShare(0.0541, 'up') // '5.5 %'
 */
function formatShare(share, round = 'nearest') {
    const size = Math.abs(share);
    return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .withUnit */ .$o)((0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(size * 100, { decimals: relativeDecimals(size), round }), '%');
}
const leastDecimals = (style) => (style === 'ratio' || style === 'usd' ? 2 : 0);
/**
 * An amount of a metric's unit, such as a margin or what can be ruled out: `5 points` (`5 pp` when short), `.05`, `50 tokens`, `10 %`.
 * Limits that were computed are rounded up, so that they never promise more than was found.
 */
function formatAmount(metric, amount, options = {}) {
    const format = options.round === undefined ? {} : { round: options.round };
    if (amount.kind === 'relative')
        return formatShare(amount.value, options.round);
    const style = styleOf(metric);
    const scale = style === 'share' ? 100 : 1;
    const most = Math.max(leastDecimals(style), (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsForDigits */ .kE)(amount.value * scale, 2));
    const shown = (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .roundTo */ .GB)(amount.value * scale, most, options.round);
    let decimals = leastDecimals(style);
    while (decimals < most && Math.abs((0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .roundTo */ .GB)(shown, decimals, options.round) - shown) > 1e-9)
        decimals++;
    // A margin is stated to its last digit, and needs no other.
    const number = style === 'usd'
        ? (0,_format_money_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMoney */ .u)(amount.value, { decimals, ...format })
        : formatIn(style, amount.value, decimals, format);
    switch (style) {
        case 'share':
        case 'percent':
            return options.short === true ? (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .withUnit */ .$o)(number, 'pp') : (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .withUnit */ .$o)(number, number === '1' ? 'point' : 'points');
        case 's':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .withUnit */ .$o)(number, 's');
        case 'tokens':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .withUnit */ .$o)(number, 'tokens');
        case 'mb':
            return (0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .withUnit */ .$o)(number, 'MB');
        case 'ratio':
        case 'usd':
        case 'count':
        case 'score':
            return number;
    }
}


/***/ }),

/***/ 14210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ watchConduct)
/* harmony export */ });
/* harmony import */ var _model_scoring_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65633);
/* harmony import */ var _match_spans_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94105);
/* harmony import */ var _route_tiers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56721);



/** Trials of a case may come in any order. */
function watchConduct(scoring = _model_scoring_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_SCORING */ .cH) {
    const cases = new Map();
    return {
        add: ({ golden, observation }) => {
            const now = describeConduct(golden, observation, scoring);
            const known = cases.get(golden.id);
            cases.set(golden.id, known === undefined ? now : mergeConduct(known, now));
        },
        finish: () => cases,
    };
}
function describeConduct(golden, observation, scoring) {
    const expected = golden.expected_spans.filter(({ relevance }) => relevance > 0);
    const nothing = { ranks: expected.map(() => null), returned: null, tiers: [], models: [], failures: [] };
    if (observation.status === 'failed')
        return { ...nothing, failures: [observation.failure.kind] };
    const { reply } = observation;
    const matches = reply.spans === undefined ? [] : (0,_match_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .matchSpans */ .zA)(reply.spans, golden.expected_spans);
    const tier = (0,_route_tiers_js__WEBPACK_IMPORTED_MODULE_2__/* .finalRouteTier */ .uQ)(reply, scoring);
    const model = reply.attempts?.at(-1)?.model ?? reply.model;
    return {
        ...nothing,
        ranks: expected.map((span) => matches.find((match) => match.expected === span)?.rank ?? null),
        returned: reply.spans === undefined ? null : matches.filter(({ rank }) => rank !== null).length,
        tiers: tier === null ? [] : [tier],
        models: model === undefined ? [] : [model],
    };
}
function mergeConduct(one, other) {
    const least = (a, b) => a === null || b === null ? (a ?? b) : Math.min(a, b);
    const union = (a, b) => [...new Set([...a, ...b])].sort();
    return {
        ranks: one.ranks.map((rank, place) => least(rank, other.ranks[place] ?? null)),
        returned: one.returned === null ? other.returned : Math.max(one.returned, other.returned ?? 0),
        tiers: union(one.tiers, other.tiers),
        models: union(one.models, other.models),
        failures: union(one.failures, other.failures),
    };
}


/***/ }),

/***/ 235:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I$: () => (/* binding */ confirmationsHeadSchema),
/* harmony export */   N0: () => (/* binding */ confirmationsEndSchema),
/* harmony export */   t3: () => (/* binding */ CONFIRMING_TRIALS),
/* harmony export */   ww: () => (/* binding */ CONFIRMATIONS_SCHEMA_VERSION)
/* harmony export */ });
/* unused harmony export STOPPED_BY */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55156);

/** Scored trials, all of them failing, that prove a case newly failing (verdict-rules 7); a deterministic target needs one. */
const CONFIRMING_TRIALS = 3;
/** Raised whenever a reader of an older Goldenpair could misread the file. */
const CONFIRMATIONS_SCHEMA_VERSION = 1;
/** The first line of `confirmations.jsonl`: re-runs of newly failing cases. Each further line is a trial, or the last one. */
const confirmationsHeadSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    schema_version: zod__WEBPACK_IMPORTED_MODULE_0__.literal(CONFIRMATIONS_SCHEMA_VERSION),
    /** The run whose cases are asked again. */
    run_id: zod__WEBPACK_IMPORTED_MODULE_0__.string().min(1),
    /** The run against which they newly fail. */
    baseline_run_id: zod__WEBPACK_IMPORTED_MODULE_0__.string().min(1),
});
/** Why re-runs ended early: `max_cost_usd` was passed, they took too long, or the target did not start again. */
const STOPPED_BY = ['budget', 'time', 'target'];
/** The last line where not all re-runs were made: the cases that were not asked as often as they should have been. */
const confirmationsEndSchema = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    stopped_by: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](STOPPED_BY),
    cases: zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.string()).min(1),
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


/***/ }),

/***/ 59665:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z4: () => (/* binding */ RUN_VERDICTS),
/* harmony export */   d$: () => (/* binding */ FAIL_ON)
/* harmony export */ });
/* unused harmony export GATE_VERDICTS */
/** The words of a gate, in the order of verdict-rules step 5. */
const GATE_VERDICTS = (/* unused pure expression or super */ null && ([
    'invalid',
    'not-comparable',
    'breached',
    'regressed',
    'improved',
    'unchanged',
    'no-regression',
    'within-bounds',
    'inconclusive',
]));
/** The words of a whole run. */
const RUN_VERDICTS = [
    'invalid',
    'not-comparable',
    'regressed',
    'inconclusive',
    'improved',
    'unchanged',
    'no-regression',
];
const FAIL_ON = ['regression', 'inconclusive', 'never'];


/***/ }),

/***/ 59197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C1: () => (/* binding */ wrapText),
/* harmony export */   F2: () => (/* binding */ padText),
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
/** Text filled up with spaces to `width` columns. */
function padText(text, width, align) {
    const space = ' '.repeat(Math.max(0, width - textWidth(text)));
    return align === 'right' ? space + text : text + space;
}


/***/ }),

/***/ 57333:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ cohenKappa)
/* harmony export */ });
/**
 * Cohen's κ: how far two readings of the same items agree beyond chance, (pₒ − pₑ)/(1 − pₑ), every difference counting alike; at most 1,
 * and 0 where they agree as often as by chance. Null without items, and where both gave one same value to all: chance could not have
 * disagreed.
 * Source: Cohen 1960, Educ. Psychol. Meas. 20:37, equation 1.
 * @example cohenKappa([[1, 1], [1, 1], [0, 0], [0, 1]]) // 0.5
 */
function cohenKappa(pairs) {
    const n = pairs.length;
    const first = countValues(pairs.map(([value]) => value));
    const second = countValues(pairs.map(([, value]) => value));
    const observed = pairs.filter(([one, other]) => one === other).length / n;
    const expected = [...first].reduce((sum, [value, count]) => sum + (count / n) * ((second.get(value) ?? 0) / n), 0);
    return n === 0 || expected >= 1 ? null : (observed - expected) / (1 - expected);
}
function countValues(values) {
    const counts = new Map();
    for (const value of values)
        counts.set(value, (counts.get(value) ?? 0) + 1);
    return counts;
}


/***/ }),

/***/ 42517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ midranks)
/* harmony export */ });
/**
 * Ranks from 1 in ascending order, equal values sharing the mean of their ranks; in input order.
 * @example midranks([10, 30, 10]) // [1.5, 3, 1.5]
 */
function midranks(values) {
    const order = values.map((_, index) => index).sort((left, right) => (values[left] ?? 0) - (values[right] ?? 0));
    const ranks = new Array(values.length).fill(0);
    for (let start = 0; start < order.length;) {
        let end = start;
        while (end < order.length && values[order[end]] === values[order[start]])
            end++;
        for (const index of order.slice(start, end))
            ranks[index] = (start + 1 + end) / 2;
        start = end;
    }
    return ranks;
}


/***/ }),

/***/ 2451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ spearman)
/* harmony export */ });
/* harmony import */ var _mean_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84361);
/* harmony import */ var _midranks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42517);
/* harmony import */ var _sum_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36625);



/**
 * Spearman's rank correlation: Pearson's of the midranks, from −1 to 1. Null for fewer than two items, and where a side is constant.
 * Source: Spearman 1904, Am. J. Psychol. 15:72; ties as in Kendall 1948, Rank Correlation Methods, 3.
 * @example spearman([[1, 1], [2, 3], [3, 2], [4, 4]]) // 0.8
 */
function spearman(pairs) {
    if (pairs.length < 2)
        return null;
    const [first, second] = [
        centre((0,_midranks_js__WEBPACK_IMPORTED_MODULE_0__/* .midranks */ .U)(pairs.map(([value]) => value))),
        centre((0,_midranks_js__WEBPACK_IMPORTED_MODULE_0__/* .midranks */ .U)(pairs.map(([, value]) => value))),
    ];
    const product = (one, other) => (0,_sum_js__WEBPACK_IMPORTED_MODULE_1__/* .sum */ .c)(one.map((value, at) => value * (other[at] ?? 0)));
    const spread = Math.sqrt(product(first, first) * product(second, second));
    return spread === 0 ? null : Math.max(-1, Math.min(1, product(first, second) / spread));
}
function centre(values) {
    const middle = (0,_mean_js__WEBPACK_IMPORTED_MODULE_2__/* .mean */ .i)(values);
    return values.map((value) => value - middle);
}


/***/ }),

/***/ 70280:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_perf_hooks__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(643);

const systemClock = { now: () => new Date(), monotonicMs: () => node_perf_hooks__WEBPACK_IMPORTED_MODULE_0__.performance.now() };


/***/ }),

/***/ 4879:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** `sha256:<hex>` of a text in UTF-8. */
function sha256(text) {
    return `sha256:${digest(text)}`;
}
/** In one call where Node has it (20.12 and newer): a suite has thousands of cases. */
const digest = "hash" in node_crypto__WEBPACK_IMPORTED_MODULE_0__
    ? (text) => node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash('sha256', text)
    : (text) => node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash('sha256').update(text).digest('hex');


/***/ }),

/***/ 10626:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ hasUser)
/* harmony export */ });
/**
 * Whether an address names a user or a password. `fetch` asks no such address, and what stands in an address is in every log.
 * @example hasUser('https://me:secret@host/v1') // true
 */
function hasUser(url) {
    const { username, password } = new URL(url);
    return username !== '' || password !== '';
}


/***/ }),

/***/ 10858:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ printableAddress)
/* harmony export */ });
/**
 * An address as it may be printed: without user, password and query.
 * @example printableAddress('https://u:p@host/v1/?key=x') // 'https://host/v1'
 */
function printableAddress(url) {
    const { origin, pathname } = new URL(url);
    return `${origin}${pathname.replace(/\/+$/, '')}`;
}


/***/ }),

/***/ 52341:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ readConfirmations)
/* harmony export */ });
/* harmony import */ var _core_model_confirmation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(235);
/* harmony import */ var _core_model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90876);
/* harmony import */ var _core_model_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74920);
/* harmony import */ var _core_model_trial_key_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(10890);
/* harmony import */ var _describe_first_issue_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(51106);
/* harmony import */ var _read_json_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48899);
/* harmony import */ var _file_size_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25944);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(61543);








/**
 * The re-runs that are recorded beside a run, whoever wrote them; null where there are none, or where those are of another run. They
 * must be of its cases and follow its own trials in number. Throws `run-invalid`, `run-too-new` and `run-too-large`, naming the line.
 */
async function readConfirmations(folder, { run, log, keep }) {
    const path = (0,_run_files_js__WEBPACK_IMPORTED_MODULE_5__/* .confirmationsFile */ .NJ)(folder);
    if ((await (0,_file_size_js__WEBPACK_IMPORTED_MODULE_4__/* .fileSize */ .O)(path)) === null)
        return null;
    const cases = new Map(run.cases.map((golden) => [golden.id, golden]));
    const seen = new Set();
    const trials = [];
    let head = null;
    let end = null;
    for await (const { line, value } of (0,_read_json_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .readJsonLines */ .s)(path, log)) {
        const fail = (problem) => new _core_model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('run-invalid', { path, line, problem });
        const parse = (schema) => {
            const parsed = schema.safeParse(value);
            if (parsed.success)
                return parsed.data;
            throw fail((0,_describe_first_issue_js__WEBPACK_IMPORTED_MODULE_6__/* .describeFirstIssue */ .$)(parsed.error));
        };
        if (head === null) {
            refuseNewer(path, value);
            head = parse(_core_model_confirmation_js__WEBPACK_IMPORTED_MODULE_0__/* .confirmationsHeadSchema */ .I$);
            if (head.run_id !== run.run_id) {
                log.warning(`${path} is left out: its re-runs are of another run, ${JSON.stringify(head.run_id.slice(0, 100))}.`);
                return null;
            }
            continue;
        }
        if (end !== null)
            throw fail('nothing may follow the line that says why the re-runs ended');
        if (typeof value === 'object' && value !== null && 'stopped_by' in value) {
            end = parse(_core_model_confirmation_js__WEBPACK_IMPORTED_MODULE_0__/* .confirmationsEndSchema */ .N0);
            const unknown = end.cases.find((id) => !cases.has(id));
            if (unknown !== undefined)
                throw fail(`the case \`${unknown.slice(0, 100)}\` is not in run.json`);
            continue;
        }
        const trial = parse(_core_model_run_js__WEBPACK_IMPORTED_MODULE_2__/* .trialSchema */ .WI);
        const first = run.trials_per_case;
        const key = (0,_core_model_trial_key_js__WEBPACK_IMPORTED_MODULE_7__/* .trialKey */ .w)(trial.case, trial.trial);
        const golden = cases.get(trial.case);
        if (golden === undefined)
            throw fail(`the case \`${trial.case.slice(0, 100)}\` is not in run.json`);
        if (trial.trial < first || trial.trial >= first + _core_model_confirmation_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIRMING_TRIALS */ .t3)
            throw fail(`a re-run of this run has a number from ${first} to ${first + _core_model_confirmation_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIRMING_TRIALS */ .t3 - 1}, not ${trial.trial}`);
        if (seen.has(key))
            throw fail(`trial ${trial.trial} of case \`${trial.case}\` is there twice`);
        seen.add(key);
        trials.push(keep(trial, golden));
    }
    return head === null ? null : { head, trials, stopped: end };
}
function refuseNewer(path, value) {
    if (typeof value !== 'object' || value === null || !('schema_version' in value))
        return;
    const got = value.schema_version;
    if (typeof got === 'number' && got > _core_model_confirmation_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIRMATIONS_SCHEMA_VERSION */ .ww)
        throw new _core_model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('run-too-new', { path, got, supported: _core_model_confirmation_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIRMATIONS_SCHEMA_VERSION */ .ww });
}


/***/ }),

/***/ 53757:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ readScoredRun)
/* harmony export */ });
/* harmony import */ var _core_stats_collect_scores_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80382);
/* harmony import */ var _read_reference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51246);
/* harmony import */ var _read_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53139);
/* harmony import */ var _read_trials_of_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51698);




/**
 * A stored run with the scores of all its trials; observations are read and dropped one by one, so a hundred thousand
 * trials fit in memory. A reference has its scores as they were recorded and nothing to score again. `run` is the folder's run.json, where the caller has read it already. Throws as `readRun` and `readTrialsOf` do.
 */
async function readScoredRun(folder, { log, rescore, run: known }) {
    if (await (0,_read_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .isReference */ .A_)(folder)) {
        const reference = await (0,_read_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .readReference */ .Wf)(folder);
        const run = known ?? (0,_read_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .runOfReference */ .C_)(reference);
        return { run, trials: (0,_read_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .trialsOfReference */ .EY)(reference), stale_cases: run.stale_cases };
    }
    const run = known ?? (await (0,_read_run_js__WEBPACK_IMPORTED_MODULE_2__/* .readRun */ .c)(folder));
    const collected = (0,_core_stats_collect_scores_js__WEBPACK_IMPORTED_MODULE_0__/* .collectScores */ .s)();
    for await (const { trial, golden } of (0,_read_trials_of_js__WEBPACK_IMPORTED_MODULE_3__/* .readTrialsOf */ .L)(run, folder, log)) {
        // A copy takes a third of the memory of a parsed object.
        const { scores, unscored } = rescore === undefined ? { scores: { ...trial.scores }, unscored: { ...trial.unscored } } : rescore(golden, trial);
        collected.add({ case: golden.id, trial: trial.trial, scores, unscored }, trial.observation.status);
    }
    return { run, trials: collected.trials(), stale_cases: run.stale_cases };
}


/***/ }),

/***/ 36388:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ writeConfirmations)
/* harmony export */ });
/* harmony import */ var _io_append_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12894);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61543);


/** Starts `confirmations.jsonl` over what was there. Throws the user's error `output-unwritable`, and so do the writer's functions. */
function writeConfirmations(folder, head) {
    const lines = (0,_io_append_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .createLines */ .O)((0,_run_files_js__WEBPACK_IMPORTED_MODULE_1__/* .confirmationsFile */ .NJ)(folder));
    const write = (value) => lines.append(JSON.stringify(value));
    write(head);
    return { append: write, stop: write, [Symbol.dispose]: () => lines[Symbol.dispose]() };
}


/***/ })

};
